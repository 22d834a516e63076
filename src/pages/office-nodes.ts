import type { LocalBusinessLeaf } from "schema-dts";
import { type BusinessFacts, buildAddress, buildOpening } from "../seo/json-ld/business.ts";
import { mainNumber } from "../site/contact-ways.ts";
import { hoursAt } from "../site/hours/rows.ts";
import { specialSpecifications, weeklySpecifications } from "../site/hours/specifications.ts";
import { officesOf } from "../site/offices.ts";
import type { Site } from "../site/site.ts";
import { internationalPhone } from "../site/values.ts";
import { absoluteUrl, fileUrl, officeId } from "./addresses.ts";
import type { PageProps } from "./page.ts";

/**
 * The offices that a page shows, with all that it shows of them. They name the business, not the other way around: the
 * business says the same on every page. Their name is that of the firm, as Google asks of places of one firm.
 */
export function officeNodes(site: Site, page: PageProps, facts: BusinessFacts): LocalBusinessLeaf[] {
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
      const special = specialSpecifications(hours, () => site.today).map(buildOpening);
      return {
        "@type": facts.schemaType as "LocalBusiness",
        "@id": officeId(site, id),
        name: facts.name,
        url: absoluteUrl(site, path),
        ...(phone && { telephone: internationalPhone(business, phone) }),
        ...(facts.priceRange && { priceRange: facts.priceRange }),
        address: buildAddress({ street, locality, region, postalCode, country: business.address.country }),
        geo: {
          "@type": "GeoCoordinates",
          latitude: coordinates.latitude,
          longitude: coordinates.longitude,
        },
        openingHoursSpecification: weeklySpecifications(hours, () => site.today).map(buildOpening),
        ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
        image: picture ? fileUrl(site, picture) : facts.imageUrl,
        parentOrganization: { "@id": facts.id },
      };
    });
}
