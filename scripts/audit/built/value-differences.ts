import { type DataNode, isNode } from "../../read-build/structured-nodes.ts";

/** A value of built JSON that is not the one that the data make; undefined where one of the two has none. */
export interface ValueDifference {
  /** Names and numbers that lead to it. */
  path: readonly (string | number)[];
  found: unknown;
  made: unknown;
  /** What holds the value. */
  holder: unknown;
  /** Where to put what to mend it: the value itself, or the whole of a list that is not as long. */
  cure: { path: readonly (string | number)[]; value: unknown };
}

/** What only the encoding of a picture decides: it says nothing that the data do not. */
const ofEncoding = new Set(["color", "height", "paint", "sources", "width"]);

/** What differs in found JSON from what is made, which need not have the form of JSON yet. */
export function differencesFrom(made: unknown, found: unknown, normal: Normal): ValueDifference[] {
  // Most pages are as they were made, and to say so takes no copy of all their values.
  if (differencesIn(found, made, normal).length === 0) return [];
  return differencesIn(found, JSON.parse(JSON.stringify(made)), normal);
}

/** Every value that differs, the innermost; of lists that are not equally long, the first. `normal` makes two ways of writing one. */
function differencesIn(found: unknown, made: unknown, normal: Normal): ValueDifference[] {
  const comparison = new Comparison(normal);
  comparison.compare(found, made, found);
  return comparison.differences;
}

type Normal = (text: string) => string;

/** Goes down two values at once, and copies the way to where it stands only for a difference. */
class Comparison {
  readonly differences: ValueDifference[] = [];
  private readonly path: (string | number)[] = [];

  constructor(private readonly normal: Normal) {}

  compare(found: unknown, made: unknown, holder: unknown): void {
    if (Array.isArray(found) && Array.isArray(made)) this.compareLists(found, made, holder);
    else if (isNode(found) && isNode(made)) this.compareNodes(found, made);
    else if (found !== made && compared(found, this.normal) !== compared(made, this.normal)) {
      const path = [...this.path];
      this.differences.push({ path, found, made, holder, cure: { path, value: made } });
    }
  }

  private compareLists(found: readonly unknown[], made: readonly unknown[], holder: unknown): void {
    const before = this.differences.length;
    for (let at = 0; at < Math.max(found.length, made.length); at++)
      this.within(at, found[at], made[at], found[at] ?? holder);
    if (found.length === made.length) return;
    const [first] = this.differences.splice(before);
    if (first) this.differences.push({ ...first, cure: { path: [...this.path], value: made } });
  }

  private compareNodes(found: DataNode, made: DataNode): void {
    const isPicture = (made.src ?? made.url) !== undefined;
    const isCompared = (name: string) => !isPicture || !ofEncoding.has(name);
    for (const name in made) if (isCompared(name)) this.within(name, found[name], made[name], found);
    for (const name in found)
      if (isCompared(name) && !Object.hasOwn(made, name)) this.within(name, found[name], made[name], found);
  }

  private within(part: string | number, found: unknown, made: unknown, holder: unknown): void {
    this.path.push(part);
    this.compare(found, made, holder);
    this.path.pop();
  }
}

function compared(value: unknown, normal: Normal): unknown {
  return typeof value === "string" ? normal(value) : value;
}

/** The same JSON with another value at a place; undefined takes it out. */
export function withValue(json: unknown, [first, ...rest]: ValueDifference["path"], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(json)) {
    const list = [...json];
    list[Number(first)] = withValue(list[Number(first)], rest, value);
    return list.filter((one) => one !== undefined);
  }
  const { [first]: inner, ...others } = isNode(json) ? json : {};
  const next = withValue(inner, rest, value);
  return next === undefined ? others : { ...others, [first]: next };
}
