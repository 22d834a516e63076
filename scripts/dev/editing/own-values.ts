import type { Schema } from "../../../src/fields/schema.ts";
import { type SubjectName, subjects } from "../../../src/kinds/subjects.ts";
import { pageWords } from "../../../src/layout/view.ts";
import { factsOf } from "../../../src/loader/city-facts.ts";
import { byName, type Dataset } from "../../../src/loader/load.ts";
import { createPage } from "../../../src/pages/pages.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { thingAt } from "../../edit/things.ts";
import type { Mark } from "../../trace/marks.ts";
import { createTracedSite, type TracedSite } from "../../trace/traced-site.ts";
import type { EditedData } from "./edit-session.ts";
import type { EditorAnswer, ValuePlace } from "./messages.ts";

/** Of a page, the field in the file of its subject that would stand in the place of each shared value. */
type OwnFields = ReadonlyMap<string, string>;

/** By path; made when a page is asked for the first time. */
const known = oncePer((_: Site) => new Map<string, OwnFields>());

/** Where what a page is about could say something of its own in place of a value that others share. */
export function ownValueOf(
  now: Pick<ReturnType<EditedData["now"]>, "site" | "traced">,
  path: string,
  shared: ValuePlace,
): EditorAnswer {
  const { site } = now;
  const entry = site?.paths.get(path);
  const thing = site && thingAt(site, path);
  if (!site || !thing || !entry?.subject || thing.file === shared.file) return { status: "own" };
  const fields = known(site).get(path) ?? ownFields(site, now.traced(), path);
  known(site).set(path, fields);
  const field = fields.get(keyOf(shared));
  if (field === undefined) return { status: "own" };
  const isPattern = entry.page.file === shared.file;
  const pages = [...site.paths.values()].filter(({ page }) => page === entry.page).length;
  return {
    status: "own",
    own: {
      file: thing.file,
      pointer: `/${field}`,
      name: thing.name,
      shared: isPattern ? `on all ${pages} ${thing.kind} pages` : "wherever it stands",
    },
  };
}

/**
 * Found by trial: the page is made once more as if its subject had said all that it may leave out. Where something of that
 * stands now, stood the shared value.
 */
function ownFields(site: Site, traced: TracedSite | undefined, path: string): OwnFields {
  const subject = site.paths.get(path)?.subject;
  if (!traced || !subject) return new Map();
  const { kind, entity } = subject;
  const dataset = withOwnValues(site.dataset, kind, entity.file);
  // What is the same in both has its marks already.
  const own = createTracedSite({ dataset, today: site.today }, undefined, traced);
  const [before, after] = [traced, own].map((one) => marksOf(one, path));
  const found = new Map<string, string>();
  for (const [leaf, marks] of after ?? []) pair(before?.get(leaf) ?? [], marks, entity.file, found);
  return found;
}

/** Walks two texts that stand at the same place of a page, mark by mark. */
function pair(
  before: readonly Mark[],
  after: readonly Mark[],
  file: string,
  found: Map<string, string>,
): void {
  for (const [index, mark] of after.entries()) {
    const old = before[index];
    if (!old) continue;
    const isOwn = mark.place.file === file && old.place.file !== file;
    if (isOwn) found.set(keyOf(old.place), mark.place.pointer.slice(1));
    else pair(old.inner, mark.inner, file, found);
  }
}

function keyOf({ file, pointer }: ValuePlace): string {
  return `${file} ${pointer}`;
}

/** The data as if a thing said all texts that it may leave out, in a file that is like no other. */
function withOwnValues(dataset: Dataset, kind: SubjectName, file: string): Dataset {
  if (kind === "city") {
    const cities = dataset.cities.map((city) => {
      if (city.file !== file) return city;
      const value = { ...examplesFor(kind, city.value), ...city.value };
      return { ...city, hash: "", value, facts: factsOf(value) };
    });
    return { ...dataset, ...byName({ ...dataset.all, city: cities }) };
  }
  const entities = dataset.all[kind].map((entity) =>
    entity.file === file
      ? { ...entity, hash: "", value: { ...examplesFor(kind, entity.value), ...Object(entity.value) } }
      : entity,
  );
  return { ...dataset, ...byName({ ...dataset.all, [kind]: entities }) };
}

/** An example of each text that a thing may leave out, and does. */
function examplesFor(kind: SubjectName, value: unknown): Record<string, string> {
  const { properties = {}, required = [] }: Schema = subjects[kind].schema;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, role = "line", examples = [] }]) => {
      const [example] = examples;
      const isText =
        type === "string" && (role === "line" || role === "prose") && typeof example === "string";
      const isLeftOut = !required.includes(name) && Reflect.get(Object(value), name) === undefined;
      return isText && isLeftOut ? [[name, example]] : [];
    }),
  );
}

/** The marks of each text of a page, by where it stands in what templates get. */
function marksOf({ site, layout, marks }: TracedSite, path: string): Map<string, Mark[]> {
  const entry = site.paths.get(path);
  const found = new Map<string, Mark[]>();
  const walk = (value: unknown, at: string) => {
    if (typeof value === "string") {
      const read = marks.read(value).marks;
      if (read.length > 0) found.set(at, read);
    } else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, `${at}/${name}`);
  };
  if (entry) walk(createPage(site, entry, pageWords(layout)).props, "");
  return found;
}
