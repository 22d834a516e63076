import { groupBy } from "../../../../src/loader/group-by.ts";
import { oncePer } from "../../../../src/site/once.ts";
import type { BuiltFiles } from "../../../read-build/built-files.ts";
import { directivesIn, keepingOut } from "../../../read-build/robots-directives.ts";
import { forbiddingRule, type RobotsRule, readRobots } from "../../../read-build/robots-text.ts";
import { addressOf, dayOf, forGoogle, robotsHeaders } from "../../indexing.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";

/** What keeps pictures of a page out: a header over their files, or a tag of the page. */
interface Note {
  lines: { file: string; words: string; line: number; picture: string }[];
  tag: { content: string; start: number } | undefined;
}

export const imgKeptOut = defineBareSetRule<Note>({
  id: "img/kept-out",
  needs: "pages",
  severity: "warning",
  checks:
    "No header, robots tag or robots.txt line for Google Images keeps the images of pages out of image search.",
  why: "Photos of finished work bring in visitors of their own and appear next to the page in search results.",
  fix: "Remove the line or the directive.",
  source: "google-images",
  note({ path, facts, expected }, { files, internal, hostRules, site }) {
    if (!expected.isIndexed) return undefined;
    const pictures = new Set(facts.images.flatMap(({ src }) => internal(src, path)?.path ?? []));
    const rules = rulesForImages(files);
    const closing = (of: string) =>
      robotsHeaders(hostRules, addressOf(site, of)).filter(
        ({ bot, directives }) => forGoogle.has(bot) && isClosed(directives, dayOf(site)),
      );
    // What keeps the page itself out is for index/blocked.
    const ofPage = new Set(closing(path).map(({ line }) => line));
    const lines = [...pictures].flatMap((picture) => [
      ...closing(picture)
        .filter(({ line }) => !ofPage.has(line))
        .map(({ words, line }) => ({ file: "_headers", words: `X-Robots-Tag: ${words}`, line, picture })),
      ...[forbiddingRule(rules, addressOf(site, picture)) ?? []]
        .flat()
        .map(({ text, line }) => ({ file: "robots.txt", words: text, line, picture })),
    ]);
    const tag = facts.metas.find(
      ({ key, content }) => forGoogle.has(key) && directivesIn(content).includes("noimageindex"),
    );
    return lines.length > 0 || tag ? { lines, tag } : undefined;
  },
  *set(notes) {
    const closed = [...notes].flatMap(([path, { lines }]) => lines.map((one) => ({ path, ...one })));
    for (const [, uses] of groupBy(closed, ({ file, line }) => `${file} ${line}`)) yield byLine(uses);
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

/** Lines for Google Images by name; those for all crawlers are for robots/assets. */
const rulesForImages = oncePer((files: BuiltFiles): readonly RobotsRule[] => {
  const { agents, rules } = readRobots(files.textOf("/robots.txt") ?? "", "googlebot-image");
  return agents.has("googlebot-image") ? rules : [];
});

type Use = Note["lines"][number] & { path: string };

function byLine(uses: readonly Use[]): Found {
  const [path = "", ...related] = new Set(uses.map((use) => use.path));
  const count = new Set(uses.map(({ picture }) => picture)).size;
  const { file = "", line = 0, words = "" } = uses[0] ?? {};
  return {
    message: `Line ${line} of ${file} keeps ${count === 1 ? uses[0]?.picture : `${count} pictures`} out of image search: ${words}`,
    cause: words,
    fix: `Delete line ${line} of ${file} ("${words}").`,
    file,
    line,
    path,
    related,
  };
}
