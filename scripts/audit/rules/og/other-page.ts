import { metaContents } from "../../../read-build/head-values.ts";
import type { BareAudit } from "../../audit.ts";
import { type BarePage, defineBareSetRule, type Found } from "../../rule.ts";
import { citiesNamed, cityOf } from "../../similarity/city-names.ts";

interface Note {
  title: string;
  description: string;
  /** Tags of link previews with another value than the page's own, and that value. */
  tags: [tag: string, value: string][];
  picture: string;
  /** Picture that the data give the page. */
  rightPicture: string | undefined;
}

const titleTags = ["og:title", "twitter:title"];
const descriptionTags = ["og:description", "twitter:description"];

export const ogOtherPage = defineBareSetRule<Note>({
  id: "og/other-page",
  needs: "pages",
  severity: "error",
  checks: "Link previews show the title, the description and the picture of their own page.",
  why: "Whoever shares the page shows another one.",
  fix: "Write the title, the description and the picture of this page into the tags of the preview.",
  source: "open-graph",
  note: (page, audit) => (page.expected.isIndexed ? noteOf(page, audit) : undefined),
  *set(notes) {
    const titles = new Map([...notes].map(([path, { title }]) => [title, path]));
    const descriptions = new Map([...notes].map(([path, { description }]) => [description, path]));
    for (const [path, { tags }] of notes) {
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
    }
    yield* foreignPictures(notes);
  },
});

function noteOf({ path, facts, expected }: BarePage, { site }: BareAudit): Note {
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
