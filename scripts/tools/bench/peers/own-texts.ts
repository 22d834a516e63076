import { type MarkKind, markOf } from "./peer-input.ts";

/** A text inside a value, by its place: keys joined by slashes. */
type Texts = Map<string, string>;

/** Keys whose texts choose a component or a type, and are never printed. */
const choosing = new Set(["kind", "type"]);

/** Finds which texts of a page are its own, from what the pages of all cities say in the same places. */
export class OwnTexts {
  private readonly template: Texts;
  /** Places where some page says something else, and the names of their marks. */
  private readonly own = new Map<string, string>();

  /** `page` is the one that the template is made from; its names are those of `add`. */
  constructor(
    private readonly page: unknown,
    private readonly names: Readonly<Record<string, string>>,
    private readonly kind: MarkKind,
  ) {
    this.template = this.textsOf(page, names);
  }

  /** Compares another page. `names` are what a template may say of it in any text, such as the name of the city. */
  add(page: unknown, names: Readonly<Record<string, string>>): void {
    const texts = this.textsOf(page, names);
    for (const [place, text] of this.template)
      if (texts.get(place) !== text && !this.own.has(place))
        this.own.set(place, `${this.kind}${this.own.size}`);
  }

  /** The page of the template with a mark for each text that is not the same everywhere. */
  marked<T>(): T {
    return mapTexts(this.page, (text, place) => {
      const name = this.own.get(place);
      if (name) return markOf(name, this.kind);
      return isChoice(place) ? text : withNames(text, this.names, this.kind);
    }) as T;
  }

  /** What a page has in the places of the marks; "" where it has none. */
  fieldsOf(page: unknown): Record<string, string> {
    const texts = this.textsOf(page, {});
    return Object.fromEntries([...this.own].map(([place, name]) => [name, texts.get(place) ?? ""]));
  }

  private textsOf(page: unknown, names: Readonly<Record<string, string>>): Texts {
    const texts: Texts = new Map();
    mapTexts(page, (text, place) => {
      if (!isChoice(place)) texts.set(place, withNames(text, names, this.kind));
      return text;
    });
    return texts;
  }
}

function isChoice(place: string): boolean {
  return choosing.has(place.slice(place.lastIndexOf("/") + 1));
}

function withNames(text: string, names: Readonly<Record<string, string>>, kind: MarkKind): string {
  let result = text;
  for (const [name, value] of Object.entries(names)) result = result.replaceAll(value, markOf(name, kind));
  return result;
}

/** A copy of a value with every text in it replaced; its numbers stay. */
function mapTexts(value: unknown, replace: (text: string, place: string) => string, place = ""): unknown {
  if (typeof value === "string") return replace(value, place);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, replace, `${place}/${index}`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace, `${place}/${key}`)]),
  );
}
