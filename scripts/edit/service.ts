import { dirname, join } from "node:path/posix";
import type { PageFile } from "../../src/kinds/page/fields.ts";
import { type AddContext, type AddRequest, type Edit, fileOf, isThere, type Prepared } from "./addition.ts";
import { newPage } from "./page.ts";

/** Works out a new service, with the page about it. Menus and the home page list services by their order, the last one last. */
export function prepareService(slug: string, { name, given }: AddRequest, context: AddContext): Prepared {
  const page = given.page === undefined ? pageAbout(slug, name, context) : undefined;
  return {
    values: { serviceType: name, ...(page && { page: page.path }), ...given },
    edits: page?.edits ?? [],
    notes: [
      ...(page && page.edits.length === 0 ? [`Its page is ${page.path}, which was there.`] : []),
      `Menus list it. Lists that name their services show it once you add "- ${slug}" to them, for example in the page of the cities.`,
    ],
  };
}

/** The one page that all services share, the page of this name, or a new one beside those of the others; undefined where another file has its name. */
function pageAbout(
  slug: string,
  name: string,
  context: AddContext,
): { path: string; edits: Edit[] } | undefined {
  const { services, pages } = context.dataset;
  const [shared, ...others] = new Set(services.map(({ value }) => value.page));
  if (shared !== undefined && services.length > 1 && others.length === 0) return { path: shared, edits: [] };
  const path = join(usualFolder(services.map(({ value }) => value.page)), slug);
  const present = pages.find(({ value }) => value.path === path);
  // A page that is about something else, such as /contact, is not that of a service of its name.
  if (present) return isAbout(present.value, slug) ? { path, edits: [] } : undefined;
  const file = fileOf("page", slug);
  if (isThere(context, file)) return undefined;
  const after = newPage(context, file, { title: name, path, type: "service", service: slug });
  return { path, edits: [{ file, after, about: "the page about it", isNew: true }] };
}

function isAbout({ type, service }: PageFile, slug: string): boolean {
  return service === slug || (service === undefined && (type === "service" || type === "text"));
}

/** The folder of most paths; of several, that of the first. */
function usualFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => dirname(path));
  const countOf = (folder: string) => folders.filter((other) => other === folder).length;
  return folders.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? "/";
}
