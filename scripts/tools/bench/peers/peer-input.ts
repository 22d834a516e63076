/** A city page as any generator can make it: one document with marks, and what each city puts there. */
export interface PeerInput {
  /** The document of the first city, with a mark in the place of all that is another city's own. */
  template: string;
  cities: PeerCity[];
}

/** What the front matter of a city says. */
export interface PeerCity {
  /** Path of its page: "/a". */
  path: string;
  /** Text of each mark, by its name. */
  fields: Record<string, string>;
}

/** How a mark is printed: as text, escaped; or raw, inside structured data. */
export type MarkKind = "text" | "raw";

/** The mark of a field. Only letters that neither React nor JSON escapes. */
export function markOf(name: string, kind: MarkKind): string {
  return `@@${kind}-${name}@@`;
}

/** Replaces every mark of a text. */
export function replaceMarks(text: string, replace: (name: string, kind: MarkKind) => string): string {
  return text.replace(/@@(text|raw)-(\w+)@@/g, (_, kind: MarkKind, name: string) => replace(name, kind));
}
