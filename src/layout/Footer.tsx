import type { LinkProps } from "../fields/index.ts";
import { Address } from "../parts/Address.tsx";
import { Anchor, NewTabAnchor } from "../parts/Anchor.tsx";
import { NamedNumber } from "../parts/ContactLinks.tsx";
import { PlaceName } from "../parts/CountyLists.tsx";
import { HoursList } from "../parts/HoursList.tsx";
import { SampleTag } from "../parts/SampleTag.tsx";
import { WordsProvider } from "../parts/words.ts";
import type { LayoutProps } from "./view.ts";

/** The inside of the site's `<footer>`. */
export function Footer({ layout }: { layout: LayoutProps }) {
  const { footer, breadcrumbLabel, newTabNote, sampleTag, errorScreen } = layout.navigation;
  const words = { breadcrumb: breadcrumbLabel, newTab: newTabNote, sample: sampleTag, error: errorScreen };
  return (
    <WordsProvider value={words}>
      <div className="wrap footer-columns">
        {footer.columns.map((column) => (
          <FooterColumn key={column.heading} column={column} />
        ))}
        <ContactColumn layout={layout} />
      </div>
      <div className="wrap footer-legal">
        {layout.navigation.tagline && <p>{layout.navigation.tagline}</p>}
        {footer.license && <p>{footer.license}</p>}
        {footer.illustrations && <p>{footer.illustrations}</p>}
        <p>{footer.copyright}</p>
        {footer.legalLinks?.map((link) => (
          <p key={link.to}>
            <FooterLink link={link} />
          </p>
        ))}
      </div>
    </WordsProvider>
  );
}

type Column = LayoutProps["navigation"]["footer"]["columns"][number];

function FooterColumn({ column }: { column: Column }) {
  return (
    <div>
      <h2>{column.heading}</h2>
      <ul>
        {column.links?.map((link) => (
          <li key={link.to}>
            <FooterLink link={link} />
          </li>
        ))}
        {column.cities?.map((city) => (
          <li key={city.id}>
            <PlaceName name={city.name} path={city.path} />
          </li>
        ))}
        {column.note && <li>{column.note}</li>}
      </ul>
    </div>
  );
}

function FooterLink({ link }: { link: LinkProps }) {
  const Link = link.newTab ? NewTabAnchor : Anchor;
  return (
    <>
      <Link to={link.to}>{link.label}</Link> <SampleTag of={link} />
    </>
  );
}

function ContactColumn({ layout }: { layout: LayoutProps }) {
  const { footer } = layout.navigation;
  return (
    <div>
      <h2>{footer.contactHeading}</h2>
      <ul>
        {layout.contactLinks.call && (
          <li>
            <Anchor to={layout.contactLinks.call}>{footer.callLabel}</Anchor>
          </li>
        )}
        {footer.textLabel && layout.contactLinks.text && (
          <li>
            <Anchor to={layout.contactLinks.text}>{footer.textLabel}</Anchor>
          </li>
        )}
        {layout.contactLinks.phones?.map(({ word, href, purpose, number, hours }) => (
          <li key={word}>
            <NamedNumber to={href} label={`${purpose} ${number}`} />
            {hours && (
              <>
                <br />
                {hours}
              </>
            )}
          </li>
        ))}
        {footer.emailLabel && layout.contactLinks.email && (
          <li>
            <Anchor to={layout.contactLinks.email}>
              <Address text={footer.emailLabel} />
            </Anchor>
          </li>
        )}
      </ul>
      {footer.address && <address>{footer.address}</address>}
      <h3>{footer.hoursHeading}</h3>
      <HoursList rows={layout.hours} />
    </div>
  );
}
