import type { PageFacts } from "../../read-build/page-facts.ts";
import type { Found } from "../rule.ts";
import { isKind, type PlacedNode, placedNodes, textsOf } from "./placed-nodes.ts";

/** Properties with the last day of something, and those with a day that must have come. */
const dated = [
  {
    properties: ["endDate", "expires", "priceValidUntil", "validThrough"],
    isWrong: (day: string, today: string) => day < today,
    isPast: true,
  },
  {
    properties: ["dateCreated", "dateModified", "datePublished", "uploadDate"],
    isWrong: (day: string, today: string) => day > today,
    isPast: false,
  },
];

/** A day of structured data that is past, or has not come. */
export interface WrongDay {
  placed: PlacedNode;
  property: string;
  day: string;
  isPast: boolean;
}

/** Days of structured data on which nothing can end or have happened; `today` as year-month-day. */
export function wrongDays(facts: PageFacts, today: string): WrongDay[] {
  return placedNodes(facts).flatMap((placed) => {
    // Hours of days that are past are for ld/record.
    if (isKind(placed, "OpeningHoursSpecification")) return [];
    return dated.flatMap(({ properties, isWrong, isPast }) =>
      properties.flatMap((property) =>
        textsOf(placed.node, property)
          .flatMap((text) => /^\d{4}-\d\d-\d\d/.exec(text) ?? [])
          .flatMap((day) => (isWrong(day, today) ? { placed, property, day, isPast } : [])),
      ),
    );
  });
}

export function dayFault(path: string, { property, day, isPast }: WrongDay): Found {
  return {
    message: `The structured data of ${path} says ${property} ${day}, which ${isPast ? "is past" : "has not come"}.`,
    cause: `${property} ${day}`,
  };
}
