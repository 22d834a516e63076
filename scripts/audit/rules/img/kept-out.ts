import { groupBy } from "../../../group-by.ts";
import { directivesIn, keepingOut } from "../../../read-build/robots-directives.ts";
import { deletionOf } from "../../header-lines.ts";
import { addressOf, dayOf, forGoogle, robotsHeaders } from "../../indexing.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";

/** What keeps pictures of a page out: a header over their files, or a tag of the page. */
interface Note {
  headers: { words: string; line: number; picture: string }[];
  tag: { content: string; start: number } | undefined;
}

export const imgKeptOut = defineBareSetRule<Note>({
  id: "img/kept-out",
  needs: "pages",
  severity: "warning",
  checks: "No header and no tag keeps the pictures of pages out of image search.",
  why: "Pictures of work that was done bring visitors of their own, and stand beside the page in results.",
  fix: "Take the line or the directive out.",
  source: "google-images",
  note({ path, facts, expected }, { internal, hostRules, site }) {
    if (!expected.isIndexed) return undefined;
    const pictures = new Set(facts.images.flatMap(({ src }) => internal(src, path)?.path ?? []));
    const headers = [...pictures].flatMap((picture) =>
      robotsHeaders(hostRules, addressOf(site, picture))
        .filter(({ bot, directives }) => forGoogle.has(bot) && isClosed(directives, dayOf(site)))
        .map(({ words, line }) => ({ words, line, picture })),
    );
    const tag = facts.metas.find(
      ({ key, content }) => forGoogle.has(key) && directivesIn(content).includes("noimageindex"),
    );
    return headers.length > 0 || tag ? { headers, tag } : undefined;
  },
  *set(notes) {
    const closed = [...notes].flatMap(([path, { headers }]) => headers.map((one) => ({ path, ...one })));
    for (const [line, uses] of groupBy(closed, (one) => String(one.line))) yield byHeader(Number(line), uses);
    for (const [path, { tag }] of notes)
      if (tag)
        yield {
          message: `A robots tag of ${path} keeps its pictures out of image search: ${tag.content}.`,
          cause: tag.content,
          path,
          at: tag.start,
        };
  },
});

function isClosed(directives: readonly string[], today: string): boolean {
  return directives.includes("noimageindex") || keepingOut(directives, today) !== undefined;
}

function byHeader(line: number, uses: readonly { path: string; words: string; picture: string }[]): Found {
  const [path = "", ...related] = new Set(uses.map((use) => use.path));
  const count = new Set(uses.map(({ picture }) => picture)).size;
  const words = uses[0]?.words ?? "";
  return {
    message: `Line ${line} of _headers keeps ${count === 1 ? uses[0]?.picture : `${count} pictures`} out of image search: X-Robots-Tag: ${words}`,
    cause: words,
    fix: deletionOf({ name: "X-Robots-Tag", value: words, line }),
    file: "_headers",
    line,
    path,
    related,
  };
}
