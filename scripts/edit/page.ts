import type { Schema } from "../../src/fields/schema.ts";
import { entities } from "../../src/kinds/index.ts";
import { unfinishedMark } from "../../src/loader/unfinished.ts";
import { UserError } from "../user-error.ts";
import { type AddContext, type AddRequest, newFileText, type Prepared } from "./addition.ts";
import { markGaps, type Values } from "./gaps.ts";
import { isPrivacyPage, privacyNotes, privacyPage } from "./privacy-page.ts";

/** The type of a page that nobody says: it promises search engines nothing. */
const usualType = "text";

/** Works out a new page: its path, its type, and a heading and a text to be written. */
export async function preparePage(
  slug: string,
  { name, given }: AddRequest,
  context: AddContext,
): Promise<Prepared> {
  refuseMadeForEach(given.type, context);
  const path = typeof given.path === "string" ? `/${given.path.replace(/^\/+/, "")}` : `/${slug}`;
  const type = String(given.type ?? (await askType(name, context)) ?? usualType);
  const isPrivacy = isPrivacyPage(type, slug);
  return {
    values: {
      ...(isPrivacy
        ? privacyPage(context)
        : type === "article"
          ? articleParts(name)
          : { sections: firstSections(name) }),
      ...namedBy(name),
      ...given,
      path,
      type,
    },
    notes: [
      `No page links to it yet: name it in ${context.shownDir}/navigation.yaml, or in a text as [${name}](${path}).`,
      ...(isPrivacy ? privacyNotes(context, name, path) : []),
    ],
  };
}

/** The text of the file of a page that is added along with what it is about. */
export function newPage(context: AddContext, file: string, values: Values & { title: string }): string {
  const { title } = values;
  const all = { ...namedBy(title), ...values, sections: firstSections(title) };
  return newFileText(context, { kind: "page", file }, markGaps("page", all, {}));
}

function namedBy(name: string): Values {
  return { breadcrumb: name, keywords: [name.toLowerCase()] };
}

const { type, forEach }: Record<string, Schema> = entities.page.schema.properties;
/** Types whose pages one file makes, for each city, county or project. */
const madeForEach = new Set(forEach?.enum);
const types = (type?.enum ?? []).filter((value) => !madeForEach.has(value));

function refuseMadeForEach(wanted: unknown, { dataset, shownDir }: AddContext): void {
  if (typeof wanted !== "string" || !madeForEach.has(wanted)) return;
  const isMade = dataset.pages.some(({ value }) => value.forEach === wanted);
  throw new UserError(
    `Pages of the type ${wanted} are not added one by one: one file makes them for each ${wanted} of the data.`,
    `${isMade ? `Say npx site add ${wanted}` : `Write ${shownDir}/pages/${wanted}.yaml with type: ${wanted} and forEach: ${wanted}`}, or take another type: ${types.join(", ")}.`,
  );
}

function askType(name: string, { asker }: AddContext): Promise<string | undefined> | undefined {
  const choices = types.map((value) => ({ value, label: value }));
  return asker?.choose(`type: What is ${name}? ${type?.description ?? ""}`, choices);
}

/** An article opens with its headline, and search engines read who wrote it, and when. */
function articleParts(name: string): Values {
  return {
    article: { headline: name },
    sections: [
      {
        kind: "article-header",
        lead: unfinishedMark("Two sentences that say what is here and for whom."),
        byline: "By {author}, {date}",
      },
      { kind: "prose", paragraphs: [unfinishedMark("The first paragraph.")] },
    ],
  };
}

/** Every page has one main heading and something to read. */
function firstSections(name: string): unknown[] {
  return [
    {
      kind: "hero",
      heading: name,
      lead: unfinishedMark("Two sentences that say what is here and for whom."),
    },
    { kind: "prose", paragraphs: [unfinishedMark("The first paragraph.")] },
  ];
}
