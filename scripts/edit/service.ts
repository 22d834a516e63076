import { dirname } from "node:path/posix";
import { type AddContext, type AddRequest, type Edit, fileOf, isThere, type Prepared } from "./addition.ts";
import { newPage } from "./page.ts";

/** Works out a new service, with the page about it. Menus and the home page list services by their order, the last one last. */
export function prepareService(slug: string, { name, given }: AddRequest, context: AddContext): Prepared {
  const page = given.page === undefined ? pageAbout(slug, name, context) : undefined;
  return {
    values: { serviceType: name, ...(page && { page: page.path }), ...given },
    edits: page?.edits ?? [],
    notes: [
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
  const folders = services.map(({ value }) => dirname(value.page));
  const folder = folders.find((one) => folders.every((other) => other === one)) ?? "/";
  const path = `${folder === "/" ? "" : folder}/${slug}`;
  if (pages.some(({ value }) => value.path === path)) return { path, edits: [] };
  const file = fileOf("page", slug);
  if (isThere(context, file)) return undefined;
  const after = newPage(context, file, { title: name, path, type: "service", service: slug });
  return { path, edits: [{ file, after, about: "the page about it", isNew: true }] };
}
