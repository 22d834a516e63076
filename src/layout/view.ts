import type { PageWords, Picture } from "../fields/summaries.ts";
import { entities } from "../kinds/index.ts";
import type { NavigationProps } from "../kinds/navigation/fields.ts";
import { type CountyListing, listCounties } from "../site/county-listing.ts";
import { type HoursRow, openingRows } from "../site/hours/rows.ts";
import { type LinkUse, resolve } from "../site/resolve.ts";
import type { ContactLinks, Site } from "../site/site.ts";
import { fillText } from "../site/text.ts";

/** All that the frame around every page shows. */
export interface LayoutProps {
  language: string;
  businessName: string;
  logo: Picture;
  /** Without the words that pages show by themselves. */
  navigation: Omit<NavigationProps, "homeLabel">;
  services: { title: string; description: string; path: string }[];
  counties: (CountyListing & { allCities: string })[];
  hours: HoursRow[];
  contactLinks: ContactLinks;
  /** Words of the notices, from the form; absent where the site has none. */
  notices?: { label: string; dismiss: string; ms: number };
  /** Shown where a picture cannot be loaded. */
  defaultPicture?: Picture;
}

/** The words of the frame that pages show themselves. */
export function pageWords({ navigation }: LayoutProps): PageWords {
  return {
    breadcrumb: navigation.breadcrumbLabel,
    newTab: navigation.newTabNote,
    sample: navigation.sampleTag,
    error: navigation.errorScreen,
  };
}

/** Makes the frame. Its links are the same on every page, so they are proven once. */
export function createLayout(site: Site): { layout: LayoutProps; links: LinkUse[] } {
  const links: LinkUse[] = [];
  const { file, value } = site.dataset.navigation;
  const context = site.contextFor(file, site.values, links);
  const { homeLabel: _, ...navigation } = resolve<NavigationProps>(
    value,
    entities.navigation.schema,
    context,
  );
  const { logo, defaultImage } = site.business;
  const { file: ofBusiness } = site.dataset.business;
  const pictures = site.contextFor(ofBusiness, site.values, []);
  const pictureOf = (name: string, field: string) =>
    pictures.reference("image", name, { file: ofBusiness, pointer: `/${field}` }) as Picture;
  const [form] = site.forms.values();
  const layout: LayoutProps = {
    language: site.business.locale,
    businessName: site.business.name,
    logo: pictureOf(logo, "logo"),
    navigation,
    services: site.services.map(({ title, description, path }) => ({ title, description, path })),
    counties: listCounties(site).map((county) => ({
      ...county,
      allCities: fillText(navigation.allCities, { county: county.name }),
    })),
    hours: openingRows(site),
    contactLinks: site.contactLinks,
    ...(form && { notices: { label: form.noticesLabel, dismiss: form.dismiss, ms: form.noticeMs } }),
    ...(defaultImage && { defaultPicture: pictureOf(defaultImage, "defaultImage") }),
  };
  return { layout, links };
}
