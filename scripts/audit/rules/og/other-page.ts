import { metaContents } from "../../../read-build/head-values.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import type { BareAudit } from "../../audit.ts";
import { differingWords } from "../../business-text/counterpart.ts";
import { wordsWithin } from "../../business-text/whole-word.ts";
import { hasData } from "../../has-data.ts";
import { type BarePage, defineBareSetRule, type Found } from "../../rule.ts";
import { citiesNamed, cityOf } from "../../similarity/city-names.ts";

interface Note {
  title: string;
  description: string;
  /** Tags of link previews with another value than the page's own, and that value. */
  tags: [tag: string, value: string][];
  /** A name that stands in the title or in a tag beside the other, and on the page only the other does. */
  left: Left | undefined;
  picture: string;
  /** Picture that the data give the page. */
  rightPicture: string | undefined;
}

/** Where a name was left, the value that holds it, and the name that the page has. */
interface Left {
  where: string;
  value: string;
  wrong: string;
  right: string;
}

/** A text and, on a line of its own, the town of it that stands in front of a state. */
const townAtEnd = /(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), [A-Z]{2}\b.*\n\1$/u;

const titleTags = ["og:title", "twitter:title"];
const descriptionTags = ["og:description", "twitter:description"];

export const ogOtherPage = defineBareSetRule<Note>({
  id: "og/other-page",
  needs: "pages",
  severity: "error",
  checks: "Link previews show the title, description, and image of their own page.",
  why: "When people share the page, the preview shows a different one.",
  fix: "Put the title, description, and image of this page in its preview tags.",
  source: "open-graph",
  note: (page, audit) => (page.expected.isIndexed ? noteOf(page, audit) : undefined),
  *set(notes) {
    const titles = new Map([...notes].map(([path, { title }]) => [title, path]));
    const descriptions = new Map([...notes].map(([path, { description }]) => [description, path]));
    for (const [path, { tags, left }] of notes) {
      const foreign = tags.flatMap(([tag, value]) => {
        const owner = (titleTags.includes(tag) ? titles : descriptions).get(value);
        return owner === undefined || owner === path ? [] : { tag, value, owner };
      });
      const [first] = foreign;
      if (first)
        yield {
          message: `${foreign.map(({ tag }) => tag).join(" and ")} of ${path} ${foreign.length > 1 ? "are" : "is"} of ${first.owner}: "${first.value}".`,
          path,
          words: first.value,
          related: [first.owner],
        };
      else if (left)
        yield {
          message: `The ${left.where} of ${path} says "${left.wrong}", but the page speaks of ${left.right}: "${left.value}".`,
          path,
          words: left.value,
          fix: `Write ${left.right}.`,
        };
    }
    yield* foreignPictures(notes);
  },
});

/** A title and its tag that differ in one town: where the page has only one of the two, the other was left there by a copy. */
function leftName(title: string, tags: Note["tags"], { text, headings }: PageFacts): Left | undefined {
  const page = [text.main, ...headings.map((heading) => heading.text)].join("\n");
  const isOnPage = (name: string) => wordsWithin(page, [name]).length > 0;
  for (const [where, value] of tags.filter(([tag]) => titleTags.includes(tag))) {
    const { shown, expected } = differingWords(title, value);
    const [ofTitle = "", ofTag = ""] = [shown, expected].map((part) => part.replace(/[,:]$/, ""));
    // Another word may well say the same; of two towns in front of their state, one is wrong.
    if (![`${title}\n${ofTitle}`, `${value}\n${ofTag}`].every((both) => townAtEnd.test(both))) continue;
    if (isOnPage(ofTitle) === isOnPage(ofTag)) continue;
    return isOnPage(ofTag)
      ? { where: "title", value: title, wrong: ofTitle, right: ofTag }
      : { where, value, wrong: ofTag, right: ofTitle };
  }
  return undefined;
}

function noteOf(page: BarePage, audit: BareAudit): Note {
  const { path, facts, expected } = page;
  const { site } = audit;
  const own = site.paths && cityOf({ paths: site.paths }, path)?.city;
  const title = facts.titles[0]?.text ?? "";
  const [description = ""] = metaContents(facts, "description");
  const tags = [...titleTags, ...descriptionTags].flatMap((tag) =>
    metaContents(facts, tag).flatMap((value): [string, string][] => {
      if (value === (titleTags.includes(tag) ? title : description)) return [];
      // Another city on the page of a city is for city/wrong-place.
      const isElsewhere = own !== undefined && citiesNamed(site, value).some((city) => city !== own);
      return isElsewhere ? [] : [[tag, value]];
    }),
  );
  return {
    title,
    description,
    tags,
    // With data it is known which name is right.
    left: hasData(audit) ? undefined : leftName(title, tags, facts),
    picture: metaContents(facts, "og:image")[0] ?? "",
    rightPicture: expected.props?.head.openGraph.image.url,
  };
}

/** Pictures that the data give to another page. */
function* foreignPictures(notes: ReadonlyMap<string, Note>): Generator<Found> {
  const owners = new Map([...notes].map(([path, { rightPicture }]) => [pictureName(rightPicture), path]));
  for (const [path, { picture, rightPicture }] of notes) {
    const owner = owners.get(pictureName(picture));
    if (owner !== undefined && pictureName(picture) !== pictureName(rightPicture))
      yield {
        message: `The picture of the link preview of ${path} is that of ${owner}: ${picture}`,
        path,
        words: picture,
        related: [owner],
      };
  }
}

/** What the data call a picture: the name of its file without what a build adds. */
function pictureName(address = ""): string {
  const [name = ""] = (address.split("/").at(-1) ?? "").split(".");
  return name.replace(/-card$/, "");
}
