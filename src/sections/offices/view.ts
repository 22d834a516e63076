import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import type { OfficeProps } from "../../kinds/office/fields.ts";
import { openingOf } from "../../site/hours/opening.ts";
import { createSpotMap, tellingMap } from "../../site/maps/map.ts";
import { directionsLink, officesOf } from "../../site/offices.ts";
import type { Recorded } from "../../site/records.ts";
import type { Site } from "../../site/site.ts";
import { fillText } from "../../site/text.ts";
import { callLink } from "../../site/values.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "offices",
  "The offices in their order, with address, directions, number and hours. On the page of an office, that one alone.",
  {
    heading: line("Heading of the section.", "Where we are"),
    text: optional(prose("Text under the heading.", "Your papers are in both.")),
    directionsLabel: line(
      "Words of the link to a map that shows the way; {name} is the office.",
      "Directions to {name}",
      { fills: ["name"] },
    ),
    callLabel: optional(
      line(
        "Words of the link that calls the office; without them, only an office with a number of its own has one, with the bare number.",
        "Call {number}",
        { fills: ["number"] },
      ),
    ),
    mapDescription: optional(
      line(
        "What a screen reader says for a map of the offices; without it, none is drawn.",
        "Our two offices on a map",
      ),
    ),
  },
  { lists: "office" },
);

type Section = Resolved<typeof fields>;

export function view(section: Section, { site, office }: PageContext) {
  const shown = officesOf(site).filter(({ id }) => !office || id === office.entity.id);
  const map = section.mapDescription && tellingMap(createSpotMap(site, shown));
  return {
    offices: shown.map(({ path, ...one }) => ({
      ...showOffice(one, section, site),
      // A page does not link itself.
      ...(path !== undefined && !office && { path }),
    })),
    ...(map && { map }),
  };
}

function showOffice(office: Recorded<OfficeProps>, section: Section, site: Site) {
  const { id, name, street, locality, region, postalCode, note, picture } = office;
  const { business } = site;
  const label = section.callLabel ?? (office.phone && "{number}");
  const number = office.phone ?? business.phone;
  return {
    id,
    name,
    street,
    town: `${locality}, ${region} ${postalCode}`,
    directions: { label: fillText(section.directionsLabel, { name }), to: directionsLink(office) },
    ...(number && label && { call: { label: fillText(label, { number }), to: callLink(business, number) } }),
    ...(note && { note }),
    ...(picture && { picture }),
    ...openingOf(site, id),
  };
}
