import type { BusinessFacts } from "../seo/json-ld/business.ts";
import type { GraphNode } from "../seo/json-ld/nodes.ts";
import { buildOffice } from "../seo/json-ld/office.ts";
import { mainNumber } from "../site/contact-ways.ts";
import { hoursAt } from "../site/hours/rows.ts";
import { specialSpecifications, weeklySpecifications } from "../site/hours/specifications.ts";
import { officesOf } from "../site/offices.ts";
import type { Site } from "../site/site.ts";
import { internationalPhone } from "../site/values.ts";
import { absoluteUrl, fileUrl, officeId } from "./addresses.ts";
import type { PageProps } from "./page.ts";

/** The offices that a page shows, with all that it shows of them. */
export function officeNodes(site: Site, page: PageProps, facts: BusinessFacts): GraphNode[] {
  const shown = new Set(
    page.sections.flatMap((section) =>
      section.kind === "offices" ? section.offices.map(({ id }) => id) : [],
    ),
  );
  if (shown.size === 0) return [];
  const { business } = site;
  return officesOf(site)
    .filter(({ id }) => shown.has(id))
    .map(({ id, path = page.path, picture, coordinates, ...office }) => {
      const { street, locality, region, postalCode, phone = mainNumber(business) } = office;
      const hours = hoursAt(site, id);
      return buildOffice(
        {
          id: officeId(site, id),
          url: absoluteUrl(site, path),
          ...(phone && { telephone: internationalPhone(business, phone) }),
          address: { street, locality, region, postalCode, country: business.address.country },
          ...coordinates,
          hours: weeklySpecifications(hours, () => site.today),
          specialHours: specialSpecifications(hours, () => site.today),
          ...(picture && { imageUrl: fileUrl(site, picture) }),
        },
        facts,
      );
    });
}
