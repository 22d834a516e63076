import type { PageFile, PageFileProps } from "../kinds/page/fields.ts";
import type { PropsOf, SubjectName } from "../kinds/subjects.ts";
import type { Paging } from "../site/paging.ts";
import type { Subject } from "../site/paths.ts";
import type { Site } from "../site/site.ts";

/** What a page is about, its texts filled, under the name of its kind. */
type SubjectsOfPage = {
  [K in SubjectName]?: Extract<Subject, { kind: K }> & { props: PropsOf<K> };
};

/** What a page is about that may have a number of its own. */
export function callSubject({ city, county, office }: PageContext): Subject | undefined {
  return city ?? county ?? office;
}

/** What a page knows when its sections are made. */
export interface PageContext extends SubjectsOfPage {
  site: Site;
  type: PageFile["type"];
  paging?: Paging;
  article?: PageFileProps["article"];
}
