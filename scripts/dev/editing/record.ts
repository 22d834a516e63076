import type { Schema } from "../../../src/fields/schema.ts";
import { type EntityKind, entities, entityKinds } from "../../../src/kinds/index.ts";
import { subjects } from "../../../src/kinds/subjects.ts";
import type { Gap } from "../../../src/loader/draft.ts";
import type { Entity } from "../../../src/loader/entity.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import { canTake } from "../../../src/pages/page-sections.ts";
import { isSectionKind } from "../../../src/sections/index.ts";
import type { PathEntry } from "../../../src/site/paths.ts";
import type { Site } from "../../../src/site/site.ts";
import { valuesOf } from "../../../src/site/subject-values.ts";
import { fillText } from "../../../src/site/text.ts";
import { RecordReader } from "./record-fields.ts";
import type { FileRecord, NamedFile, RecordAnswer, RecordField } from "./record-messages.ts";
import { callThing, findThings, groundAround } from "./record-places.ts";
import type { RecordRequest } from "./requests.ts";
import { showResult } from "./search-result.ts";
import { documentOf } from "./value-at.ts";

/** Says all that the files behind a page hold, and what one looks up while they are filled in. */
export function answerRecord(
  request: RecordRequest,
  { site, gaps }: { site: Site | undefined; gaps: readonly Gap[] },
  read: (file: string) => string | undefined,
): RecordAnswer {
  if (!site) return { status: "found", things: [] };
  if (request.action === "find") return { status: "found", things: findThings(site, request) };
  if (request.action === "result") return showResult(site, request);
  const entry = site.paths.get(request.path);
  const files = filesBehind(site, entry, request.files);
  const file = request.file || (files[0]?.file ?? "business.yaml");
  return { status: "record", record: recordOf(site, gaps, entry, file, read(file) ?? ""), files };
}

/** First what the page is about, then its own file, what it shows, and what is on all pages. */
function filesBehind(site: Site, entry: PathEntry | undefined, shown: readonly string[]): NamedFile[] {
  const { all, services } = site.dataset;
  const ownService = services.filter(
    ({ id, value }) => id === entry?.page.value.service || value.page === entry?.path,
  );
  const single = entityKinds.flatMap((kind) => ("file" in entities[kind].location ? all[kind] : []));
  const known = new Map(Object.values(all).flatMap((some) => some.map((one) => [one.file, one] as const)));
  const files = [entry?.subject?.entity, ...ownService, entry?.page].flatMap((one) => one?.file ?? []);
  return [...new Set([...files, ...shown, ...single.map(({ file }) => file)])].flatMap((file) => {
    const one = known.get(file);
    return one ? [{ file, name: nameOf(one) }] : [];
  });
}

/** What people call a thing: by its name and kind, or by what there is only one of. */
function nameOf({ file, slug, value }: Entity<unknown>): string {
  const kind = kindAt(file) ?? "page";
  const { description = "" }: Schema = entities[kind].schema;
  if ("file" in entities[kind].location) return description.replace(/[.:].*$/, "");
  const fields = value as Record<string, unknown>;
  if (fields.forEach) return `What all ${fields.forEach} pages share`;
  // A city is called by its `city`, a page as in the breadcrumb, a job by its title.
  const names = [
    kind in subjects ? fields[kind] : undefined,
    fields.name,
    fields.breadcrumb,
    fields.title,
    slug,
  ];
  const name = names.find((one) => typeof one === "string");
  return `${name} (${kind})`;
}

function recordOf(
  site: Site,
  gaps: readonly Gap[],
  entry: PathEntry | undefined,
  file: string,
  text: string,
): FileRecord {
  const kind: EntityKind = kindAt(file) ?? "business";
  const document = documentOf(text);
  const questions = kind === "city" ? questionsOf(site, entry) : {};
  const page = site.dataset.pages.find((one) => one.file === file);
  const reader = new RecordReader(file, document, gaps, {
    questions,
    call: (of, id) => callThing(site, of, id, file),
    takes: (section) => page !== undefined && isSectionKind(section) && canTake(page, section, site.dataset),
  });
  const fields = reader.fieldsOf(entities[kind].schema);
  const known = site.dataset.all[kind].find((one) => one.file === file);
  const heads = headFieldsOf(entry, file);
  const map = groundAround(site, file);
  return {
    file,
    name: known ? nameOf(known) : file,
    fields: fields.map((field) => withPattern(site, entry, field, heads)),
    ...heads,
    ...(map && { map }),
  };
}

/** A thing that says no title of its own has that of the pattern of its page. */
function withPattern(
  site: Site,
  entry: PathEntry | undefined,
  field: RecordField,
  { title }: Pick<FileRecord, "title">,
): RecordField {
  if (!entry?.subject || field.pointer !== title) return field;
  return {
    ...field,
    hint: `Not written: ${fillText(entry.page.value.title, valuesOf(site, entry.subject))}`,
  };
}

/** Where the file says the title and the description of the page that is open. */
function headFieldsOf(entry: PathEntry | undefined, file: string): Pick<FileRecord, "title" | "description"> {
  if (entry?.page.file === file) return { title: "/title", description: "/description" };
  if (!entry?.subject || entry.subject.entity.file !== file) return {};
  const { title, description } = subjects[entry.subject.kind].headFields ?? {};
  return { ...(title && { title: `/${title}` }), ...(description && { description: `/${description}` }) };
}

/** The questions that a page of cities asks, which each city answers. */
function questionsOf(site: Site, entry: PathEntry | undefined): Record<string, string> {
  const sections = entry?.page.value.sections ?? [];
  const texts = sections.flatMap((section) =>
    section.kind === "city-faq" ? Object.entries(section.questions) : [],
  );
  return Object.fromEntries(
    texts.map(([name, text]) => [name, fillText(text, valuesOf(site, entry?.subject))]),
  );
}
