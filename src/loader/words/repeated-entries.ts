import { asError, type Problem } from "../../problem.ts";
import { escapePointer } from "../pointer.ts";

/**
 * Entries of lists that differ in capitals, blanks or a final point only, and parts of a text under one heading. Entries
 * that are equal in all the schema refuses.
 */
export function findRepeatedEntries(value: unknown, file: string, pointer = ""): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const found = Array.isArray(value) ? repeatsOf(value, file, pointer) : [];
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === "object")
      found.push(...findRepeatedEntries(item, file, `${pointer}/${escapePointer(key)}`));
  }
  return found;
}

function repeatsOf(list: unknown[], file: string, pointer: string): Problem[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index) => {
    const name = nameOf(entry);
    if (name === undefined) return [];
    const key = name.trim().replace(/\.$/, "").replace(/\s+/g, " ").toLowerCase();
    const other = first.get(key);
    if (other === undefined || JSON.stringify(list[other]) === JSON.stringify(entry)) {
      first.set(key, index);
      return [];
    }
    const place = { file, pointer: `${pointer}/${index}` };
    return asError({
      code: "invalid-value",
      message: `"${name}" is in this list already, as "${nameOf(list[other])}".`,
      hint:
        name === entry
          ? `Remove this entry; entry ${other + 1} says the same.`
          : "Write another heading for one of the two.",
      place,
      related: [{ file, pointer: `${pointer}/${other}` }],
      ...(name === entry && { corrections: [{ kind: "remove", place }] }),
    });
  });
}

/** A text itself, or the heading over one; sections of a page may be headed alike. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  const { heading, text, kind } = (entry ?? {}) as Record<string, unknown>;
  return typeof heading === "string" && text !== undefined && kind === undefined ? heading : undefined;
}
