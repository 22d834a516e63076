import { groupBy } from "../../../../src/loader/group-by.ts";
import { pageDataDifferences, siteFileDifferences } from "../../built/file-differences.ts";
import { pageDifferences } from "../../built/page-differences.ts";
import { defineSetRule, type Found } from "../../rule.ts";

/** What differs in the files of a page. */
interface Altered {
  says: string;
  /** Values that differ, too. */
  others: number;
  /** Offset in the file. */
  at?: number;
  /** Where it is not the document. */
  file?: string;
}

/** Faults of files beside the pages that are named. */
const mostSingle = 5;
/** Beyond so many faults, and beyond such a share of its pages, the folder was not built from these data, rather than changed by somebody. */
const mostOfPages = { single: 5, share: 1 / 3, ever: 50 };

export const fileAltered = defineSetRule<Altered>({
  id: "file/altered",
  severity: "error",
  checks:
    "Built files match what the data generates: page text and links, head tags, structured data, page data, form endpoints and the manifest; scripts and stylesheets are the ones that were compiled.",
  why: "Visitors and search engines read the built files, and nobody can find the wrong value in the data.",
  fix: "The data is right; build the site again: npx site build",
  source: "product",
  note(page, audit) {
    const inDocument = pageDifferences(page, audit);
    const [first, ...rest] = inDocument.length > 0 ? inDocument : pageDataDifferences(page, audit);
    if (!first) return undefined;
    const { says, at } = first;
    return {
      says,
      others: rest.length,
      ...(at !== undefined && { at }),
      ...("file" in first && { file: first.file }),
    };
  },
  *set(notes, audit) {
    for (const { file, says, at } of siteFileDifferences(audit).slice(0, mostSingle))
      yield { message: `${file} ${says}.`, file, ...(at !== undefined && { at }) };
    const { single, share, ever } = mostOfPages;
    const faults = groupBy(notes, ([, { says }]) => says).size;
    const isOfOthers = faults > ever || (faults > single && notes.size > share * audit.types.size);
    if (isOfOthers) yield ofFolder(notes, audit.types.size);
    else for (const [path, altered] of notes) yield ofPage(path, altered);
  },
});

function ofPage(path: string, { says, others, at, file }: Altered): Found {
  const where = file === undefined ? path : `${file}, which shows ${path} to visitors who come by a link,`;
  return {
    message: `${where} ${says}${moreOf(others)}.`,
    cause: file === undefined ? says : `page data ${says}`,
    path,
    ...(at !== undefined && { at }),
    ...(file !== undefined && { file }),
  };
}

function moreOf(others: number): string {
  if (others === 0) return "";
  return others === 1 ? "; one more value differs" : `; ${others} more values differ`;
}

function ofFolder(notes: ReadonlyMap<string, Altered>, pages: number): Found {
  const [[path, altered], ...others] = [...notes] as [[string, Altered], ...[string, Altered][]];
  return {
    ...ofPage(path, altered),
    message: `${notes.size} of ${pages} pages are not what the data makes. The first: ${ofPage(path, altered).message}`,
    cause: "folder",
    fix: "The data has changed since, or the day: build the site again: npx site build",
    related: others.map(([other]) => other),
  };
}
