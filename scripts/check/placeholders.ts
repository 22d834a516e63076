import type { Dataset, Entity } from "../../src/loader/load.ts";
import { escapePointer } from "../../src/loader/pointer.ts";
import type { Problem } from "../../src/problem.ts";

/** 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan); .example for documentation (RFC 2606). */
const placeholderPatterns: [pattern: RegExp, name: string][] = [
  [/\b555[-. ]?01\d\d\b/, "a phone number that does not exist"],
  [/\.example\b/, "an address that does not exist"],
];

/** Samples and stand-ins that must not go live: values of reserved ranges, and whatever is marked `sample: true`. */
export function findPlaceholders(dataset: Dataset): Problem[] {
  const entities: Entity<unknown>[] = [
    dataset.business,
    dataset.navigation,
    ...dataset.counties,
    ...dataset.cities,
    ...dataset.services,
    ...dataset.projects,
    ...dataset.pages,
    ...dataset.forms,
    ...dataset.scenes,
  ];
  return entities.flatMap((entity) => [...walk(entity.value, "", entity.file)]);
}

function* walk(value: unknown, pointer: string, file: string): Generator<Problem> {
  if (typeof value === "string") {
    const match = placeholderPatterns.find(([pattern]) => pattern.test(value));
    if (match) yield problem(`"${value}" is ${match[1]}.`, "Write the real one.", pointer, file);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const at = `${pointer}/${escapePointer(key)}`;
    if (key === "sample" && item === true)
      yield problem(
        "This is a sample, not the truth about the business.",
        "Put the real value in its place and remove the line sample: true.",
        at,
        file,
      );
    else yield* walk(item, at, file);
  }
}

function problem(message: string, hint: string, pointer: string, file: string): Problem {
  return { code: "placeholder-value", severity: "error", message, hint, place: { file, pointer } };
}
