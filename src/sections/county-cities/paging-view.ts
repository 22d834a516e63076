import { type Paging, type Part, partPath, partsOf } from "../../site/paging.ts";
import { pathOf } from "../../site/paths.ts";
import type { Site } from "../../site/site.ts";
import { fillText } from "../../site/text.ts";

/** The row of links from one page of a list to the others. */
export interface PagingView {
  label: string;
  previous?: { label: string; path: string };
  next?: { label: string; path: string };
  pages: { label: string; number: number; path: string; isCurrent: boolean }[];
}

/** The links from one page of a county to the others. */
export function createPaging(site: Site, countyId: string, part: Part, paging: Paging): PagingView {
  const whole = pathOf(site.dataset, "county", countyId) ?? "";
  const linkTo = (number: number, label: string) => ({ label, path: partPath(whole, { number }) });
  return {
    label: paging.label,
    ...(part.number > 1 && { previous: linkTo(part.number - 1, paging.previous) }),
    ...(part.number < part.count && { next: linkTo(part.number + 1, paging.next) }),
    pages: partsOf(part.count * paging.perPage, paging).map(({ number }) => ({
      ...linkTo(number, namePage(paging, { number, count: part.count })),
      number,
      isCurrent: number === part.number,
    })),
  };
}

/** The name of a page of a list, such as "Page 2 of 5". */
export function namePage({ page }: Paging, { number, count }: Part): string {
  return fillText(page, { page: String(number), pages: String(count) });
}
