import type { Member } from "../../../../src/kinds/member/fields.ts";
import type { Review } from "../../../../src/kinds/review/fields.ts";
import type { Entity } from "../../../../src/loader/entity.ts";
import { pathOf } from "../../../../src/site/paths.ts";
import type { Site } from "../../../../src/site/site.ts";
import type { SiteRule } from "../../rule.ts";

/** Something of the firm that has a year. */
interface Dated {
  subject: string;
  year: string;
  file: string;
  pointer: string;
  path?: string | undefined;
}

export const bizBeforeFounding: SiteRule = {
  id: "biz/before-founding",
  severity: "error",
  checks:
    "Nobody joined the business, no job was done for a customer, and no review was written before the business was founded.",
  why: "One of the two years is wrong, and visitors who see both trust neither.",
  fix: "Correct the year, or the founding year in business.yaml.",
  source: "product",
  *site({ site }) {
    const { founded } = site.business;
    for (const { subject, year, file, pointer, path } of datedIn(site))
      if (Number(year) < founded)
        yield {
          message: `${subject} ${year}, but the business dates from ${founded}.`,
          place: { file, pointer },
          ...(path !== undefined && site.paths.has(path) && { path }),
        };
  },
};

function* datedIn({ dataset }: Site): Generator<Dated> {
  for (const { file, id, value } of dataset.all.member as readonly Entity<Member>[])
    if (value.since !== undefined)
      yield {
        subject: `${value.name} joined in`,
        year: String(value.since),
        file,
        pointer: "/since",
        path: pathOf(dataset, "member", id),
      };
  for (const { file, id, value } of dataset.projects)
    yield {
      subject: `The project "${value.title}" was finished in`,
      year: String(value.year),
      file,
      pointer: "/year",
      path: pathOf(dataset, "project", id),
    };
  for (const { file, value } of dataset.all.review as readonly Entity<Review>[])
    yield {
      subject: `The review of ${value.name} was written in`,
      year: value.date.slice(0, 4),
      file,
      pointer: "/date",
    };
}
