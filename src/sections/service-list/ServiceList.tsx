import { Anchor } from "../../parts/Anchor.tsx";
import { SplitBand } from "../../parts/Band.tsx";
import { PlainList } from "../../parts/NameList.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** Services as a ruled list. */
export default function ServiceList({ section }: { section: SectionView<"service-list"> }) {
  const { id, heading, text, services, link, showFeatures, namesOnly } = section;
  return (
    <SplitBand name="service-list" id={id} tone="cool" heading={heading} text={text}>
      <ul className={namesOnly ? "ledger ledger-names" : "ledger ledger-wide"}>
        {services.map((service) => (
          <li key={service.id}>
            <h3>
              {link ? (
                unbrokenHeading(service.title)
              ) : (
                <Anchor to={service.path}>{unbrokenHeading(service.title)}</Anchor>
              )}
            </h3>
            {!namesOnly && !showFeatures && <p className="soft">{service.description}</p>}
            {showFeatures && <PlainList items={service.features} className="checks" />}
            {link && (
              <Anchor to={link.to} className="strong-link">
                {link.label}
                <span className="visually-hidden"> {service.title}</span>
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
