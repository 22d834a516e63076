import type { Picture } from "../../src/fields/summaries.ts";
import { createLayout, type LayoutProps } from "../../src/layout/view.ts";
import type { DataPlace } from "../../src/problem.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import type { ResolveContext } from "../../src/site/resolve.ts";
import { createSite, type PictureCatalog, type Site } from "../../src/site/site.ts";
import type { TextValues } from "../../src/site/text.ts";
import { markDataset } from "./mark-dataset.ts";
import { Marks } from "./marks.ts";

/** The address of a picture is made by the build; until then its name stands behind this. */
export const picturePrefix = "picture:";

/** A site whose values carry the marks of their places. */
export interface TracedSite {
  site: Site;
  /** The frame around every page. */
  layout: LayoutProps;
  marks: Marks;
  /** The values that the texts of a file could print when they were last resolved. */
  valuesOf(file: string): TextValues;
}

/**
 * Links the data once more, with every text, link, reference and picture marked. `encoded` are its pictures, where it is to
 * be shown; `former` is that of an earlier state of the data, whose marks are kept for what is the same.
 */
export function createTracedSite(
  { dataset, today }: Pick<Site, "dataset" | "today">,
  encoded?: PictureCatalog,
  former?: TracedSite,
): TracedSite {
  const { marks } = former ?? { marks: new Marks() };
  const valuesByFile = new Map<string, TextValues>();
  const traceContext = (context: ResolveContext): ResolveContext => {
    valuesByFile.set(context.file, context.values);
    return {
      ...context,
      target: (to, place, template) =>
        marks.mark(context.target(to, place, template), { ...place, words: template }, template),
      reference: (role, id, place) => withMark(context.reference(role, id, place), id, place, marks),
    };
  };
  const marked = markDataset(dataset, marks);
  const pictures = [...unencoded(listPictures(marked)).values()].map((picture) => ({
    ...picture,
    src: `${picturePrefix}${picture.name}`,
    ...shapeOf(encoded?.get(picture.name)),
  }));
  const site = createSite(marked, {
    pictures: new Map(pictures.map((picture) => [picture.name, picture])),
    today,
    former: former?.site.places,
    traceContext,
  });
  const { layout } = createLayout(site);
  return { site, layout, marks, valuesOf: (file) => valuesByFile.get(file) ?? site.values };
}

/** All of an encoded picture but for its words. */
function shapeOf(picture: Picture | undefined): Partial<Picture> {
  const { alt: _, caption: __, credit: ___, place: ____, ...shape } = picture ?? ({} as Partial<Picture>);
  return shape;
}

/** The picture, file, city, project or service that was referred to; the address that pages print of it is marked. */
function withMark(found: unknown, id: string, place: DataPlace, marks: Marks): unknown {
  if (typeof found === "string") return marks.mark(found, place, id);
  if (typeof found !== "object" || found === null) return found;
  const marked: Record<string, unknown> = { ...found };
  for (const name of ["src", "path"]) {
    const address = marked[name];
    if (typeof address === "string") marked[name] = marks.mark(address, place, id);
  }
  return marked;
}
