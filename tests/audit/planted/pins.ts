import { resolve } from "node:path";
import { pagesOf, positionOf, type Reported } from "../../../scripts/audit/finding.ts";
import { groupBy } from "../../../src/loader/group-by.ts";
import { createPositionLookup } from "../../../src/loader/load.ts";
import type { Position } from "../../../src/problem.ts";
import type { Site } from "../../../src/site/site.ts";
import { fixedDay } from "../../support/fixed-day.ts";
import { textOf } from "./damage.ts";

/** Where findings are from, and the line of the data that holds the fault. */
interface Pinned {
  site: Site;
  dataDir: string;
  line: string | undefined;
}

/**
 * All that is said of a fault, for a snapshot that a person reads: rule, owner, pages and place of each finding, and its
 * message. Of the place it has the words, since the numbers of lines change with all that stands before.
 */
export function pinOf(findings: readonly Reported[], { site, dataDir, line }: Pinned): string {
  const lookUp = createPositionLookup(dataDir);
  const pins = findings.map((finding) => {
    const { rule, owner, message } = finding;
    const scope = scopeOf(finding, site);
    const place = placeOf(positionOf(finding, lookUp), dataDir, line);
    const head = [rule.id, owner, scope.words, place].filter(Boolean).join("  ");
    return `${head}\n  ${scope.isWhole ? message.replace(/\d+(?= (more )?pages\b)/, "…") : message}`;
  });
  // Names and sizes of built files change with what they hold, and what is wrong with JSON is said by Node in its own words.
  // The words of a place may end within such a name.
  // Beside a NUL, Git shows no difference of a snapshot.
  return pins
    .toSorted()
    .join("\n")
    .replaceAll(/(is no JSON: ).*/g, "$1…")
    .replaceAll(fixedDay, "…")
    .replaceAll("\0", "NUL")
    .replaceAll(/\d+(?= (bytes|words, fewer)\b)|\d+ of \d+(?= characters)/g, "…")
    .replaceAll(/[.-][\w-]{8}(?=\.(css|js|svg|webp|avif|jpg|png)\b)/g, "-*")
    .replaceAll(/\.[\da-f]{8}(?=\.\w{0,3}$)/gm, "-*");
}

/** The pages of a finding. Those that one page file makes count as one where all have it: a city more is no other fault. */
function scopeOf(finding: Reported, { paths }: Site): { words: string | undefined; isWhole: boolean } {
  const found = new Set(pagesOf(finding));
  if (found.size < 2) return { words: [...found][0], isWhole: false };
  const madeBy = groupBy(paths.values(), ({ page }) => page.file);
  const whole = [...madeBy.values()].filter((made) => made.every(({ path }) => found.has(path)));
  const isWhole = whole.some(({ length }) => length > 1);
  const count = found.size - whole.reduce((sum, { length }) => sum + length - 1, 0);
  const scope =
    found.size === paths.size
      ? "all pages"
      : count === 1
        ? `all of ${whole[0]?.[0]?.page.file}`
        : `${count} ${isWhole ? "kinds of pages" : "pages"}`;
  return { words: [finding.path, scope].filter(Boolean).join(", on "), isWhole };
}

function placeOf(position: Position | undefined, dataDir: string, line: string | undefined) {
  if (!position) return undefined;
  const { file, line: number, column = 1 } = position;
  const where = `${file}:${number}` === line ? "the line of the fault" : file.replace(/^.*\/(?=dist\/)/, "");
  const text = number === undefined ? "" : textOf(resolve(dataDir, file)).split("\n")[number - 1];
  // To the next tag or statement, as what stands behind it is no part of the fault.
  const [words] = text?.slice(column - 1).match(/^<?[^<;)]{0,40}/) ?? [];
  return words ? `${where}: ${words.trim()}` : where;
}
