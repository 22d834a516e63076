import { repeatsIn } from "../loader/group-by.ts";
import type { Dataset } from "../loader/load.ts";
import { asError, type Problem } from "../problem.ts";
import { mainId } from "./main-id.ts";

/** Sections of one page that have the same name, or that of the main text: a link would find only the first. */
export function sectionIdProblems({ pages }: Pick<Dataset, "pages">): Problem[] {
  return pages.flatMap(({ file, value }) => {
    const first = new Map<string, { file: string; pointer: string }>();
    return value.sections.flatMap(({ id }, index) => {
      if (id === undefined) return [];
      const place = { file, pointer: `/sections/${index}/id` };
      const other = first.get(id);
      first.set(id, other ?? place);
      if (!other && id !== mainId) return [];
      return asError({
        code: "duplicate-id",
        message: other
          ? `Two sections of this page have the id ${id}.`
          : `The id ${id} is that of the whole text of every page.`,
        hint: other
          ? `Give one of them another id; links to #${id} lead to the first.`
          : "Give the section another id.",
        place,
        ...(other && { related: [other] }),
      });
    });
  });
}

/** Projects with one number: which of them comes first would be left to chance. */
export function projectNumberProblems({ projects }: Pick<Dataset, "projects">): Problem[] {
  return repeatsIn(projects, ({ value }) => value.id).map(({ item: { file, hash, value }, first: other }) => {
    if (other.hash === hash) return copied(file, other.file);
    const next = Math.max(...projects.map((project) => project.value.id)) + 1;
    return asError({
      code: "duplicate-id",
      message: `Two projects have the id ${value.id}.`,
      hint: `Write id: ${next}, which no other project has.`,
      place: { file, pointer: "/id" },
      related: [{ file: other.file, pointer: "/id" }],
    });
  });
}

/** The whole of a file stands twice: all that follows from it is one cause. */
function copied(file: string, other: string): Problem {
  return asError({
    code: "duplicate-id",
    message: `${file} holds the same as ${other}.`,
    hint: "Remove one of the two files, or write in this one what is true of another project.",
    place: { file, pointer: "" },
    related: [{ file: other, pointer: "" }],
  });
}
