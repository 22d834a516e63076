import { maxPhotoBytes } from "../../../src/loader/picture-file.ts";
import type { MarkedPage } from "../live-site.ts";
import { shownValueOf } from "./editable-document.ts";
import type { EditablePage, Fill, ShownValue } from "./messages.ts";
import { withoutStandIn } from "./open-values.ts";

type Choices = Pick<EditablePage, "fills" | "paths" | "pictures" | "mostPictureBytes">;

/** What people choose from while they edit: what names in braces stand for, pages that links lead to, pictures. */
export function choicesOf({ traced, catalog, gaps }: MarkedPage, values: readonly ShownValue[]): Choices {
  const files = new Set(values.map(({ file }) => file));
  const namesIn = (file: string) =>
    new Set(values.flatMap((value) => (value.file === file ? namesOf(value.written) : [])));
  return {
    fills: Object.fromEntries([...files].map((file) => [file, fillsOf(traced, gaps, file, namesIn(file))])),
    paths: Object.fromEntries(
      [...traced.site.paths.values()].map(({ path, page, subject }) => [
        path,
        (subject?.entity ?? page).file,
      ]),
    ),
    pictures: [...catalog.values()].map(({ name, src, focus = [] }) => ({
      name,
      src,
      focus: focus.join(", "),
      isDescribed: traced.site.dataset.knownIds.picture.has(name),
    })),
    mostPictureBytes: maxPhotoBytes,
  };
}

function namesOf(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
}

function fillsOf(
  { marks, valuesOf }: MarkedPage["traced"],
  gaps: MarkedPage["gaps"],
  file: string,
  names: ReadonlySet<string>,
): Record<string, Fill> {
  const known = valuesOf(file);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = known[name];
      if (value === undefined) return [];
      const { text, marks: found } = marks.read(value);
      const [outermost] = found;
      const isWhole = outermost !== undefined && outermost.text === text;
      return [[name, { text, ...(isWhole && withoutStandIn(shownValueOf(outermost), gaps)) }]];
    }),
  );
}
