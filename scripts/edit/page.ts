import type { Schema } from "../../src/fields/schema.ts";
import { entities } from "../../src/kinds/index.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { unfinishedMark } from "../../src/loader/unfinished.ts";
import { UserError } from "../user-error.ts";
import {
  type AddContext,
  type Addition,
  type AddRequest,
  type AlreadyThere,
  isThere,
  requireSlug,
} from "./addition.ts";
import { isPrivacyPage, privacyNotes, privacyPage } from "./privacy-page.ts";

/** The type of a page that nobody says: it promises search engines nothing. */
const usualType = "text";

/** Works out a new page: its path, its type, and a heading and a text to be written. */
export async function preparePage(
  request: AddRequest,
  context: AddContext,
): Promise<Addition | AlreadyThere> {
  const { name, given } = request;
  const slug = requireSlug(request.slug ?? toSlug(name), name);
  const file = `pages/${slug}.yaml`;
  if (isThere(context, file)) return { name, existing: file };
  refuseMadeForEach(given.type);
  const path = typeof given.path === "string" ? `/${given.path.replace(/^\/+/, "")}` : `/${slug}`;
  const type = String(given.type ?? (await askType(name, context)) ?? usualType);
  const isPrivacy = isPrivacyPage(type, slug);
  return {
    kind: "page",
    name,
    file,
    values: {
      ...(isPrivacy ? privacyPage(context) : { sections: firstSections(name) }),
      breadcrumb: name,
      keywords: [name.toLowerCase()],
      ...given,
      path,
      type,
      title: name,
    },
    questions: {},
    edits: [],
    notes: [
      `No page links to it yet: name it in ${context.shownDir}/navigation.yaml, or in a text as [${name}](${path}).`,
      ...(isPrivacy ? privacyNotes(context, name, path) : []),
    ],
  };
}

const { type, forEach }: Record<string, Schema> = entities.page.schema.properties;
/** Types whose pages one file makes, for each city, county or project. */
const madeForEach = new Set(forEach?.enum);
const types = (type?.enum ?? []).filter((value) => !madeForEach.has(value));

function refuseMadeForEach(wanted: unknown): void {
  if (typeof wanted !== "string" || !madeForEach.has(wanted)) return;
  throw new UserError(
    `Pages of the type ${wanted} are not added one by one: one file makes them for each ${wanted} of the data.`,
    `Add a ${wanted} to the data, or take another type: ${types.join(", ")}.`,
  );
}

function askType(name: string, { asker }: AddContext): Promise<string | undefined> | undefined {
  const choices = types.map((value) => ({ value, label: value }));
  return asker?.choose(`type: What is ${name}? ${type?.description ?? ""}`, choices);
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
