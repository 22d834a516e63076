import { asError, type Problem } from "../problem.ts";
import { escapePointer } from "./pointer.ts";
import { nameOf } from "./repaired.ts";
import { fieldName } from "./wording.ts";

/** Fields that are missing where a file ends, from which on its end is gone rather than forgotten field by field. */
const minMissing = 3;
/** Lines that are left out at the end until the rest can be read: a text or group in brackets may be longer. */
const maxLines = 40;

/** What a text holds, as far as it can be read, and what is wrong with it. */
export interface CheckedText {
  value: unknown;
  found: Problem[];
}

/** What is wrong with a text whose end is gone: that, in place of each thing that the end held. */
export function withoutLostEnd(
  text: string,
  file: string,
  checked: CheckedText,
  check: (text: string) => CheckedText,
): Problem[] {
  if (checked.found.every(({ severity }) => severity !== "error")) return checked.found;
  const last = text.split("\n").length;
  const before = text.endsWith("\n") ? undefined : readable(text, check);
  const isTorn = before !== undefined && isTornOff(checked, before, last);
  const { value, found } = isTorn ? before : checked;
  const lost = missingAtEnd({ value, found });
  if (lost.length < (isTorn ? 1 : minMissing) || (isTorn && lost.every((one) => isIn(text, one))))
    return checked.found;
  const trail = trailOf(value);
  const rest = found.filter(({ place }) => !trail.has(place?.pointer ?? "?"));
  return [lostEnd(file, lost, isTorn ? last : undefined), ...rest];
}

/** True where the last line is broken, and fields are missing behind it as far as can be seen. */
function isTornOff(checked: CheckedText, before: CheckedText, last: number): boolean {
  const known = new Set(before.found.map(nameOf));
  const isOpen = checked.found.some(
    ({ code, position }) => code === "yaml-syntax" && position?.line === last,
  );
  return isOpen || (missingAtEnd(checked).length > 0 && checked.found.some((one) => !known.has(nameOf(one))));
}

/** True for the field that the last line itself holds: then only that line is wrong. */
function isIn(text: string, { message }: Problem): boolean {
  const [, field] = /^[ -]*["']?([\w-]+)["']?\s*:/.exec(text.slice(text.lastIndexOf("\n") + 1)) ?? [];
  return field !== undefined && message.includes(`"${field}"`);
}

/** The fields that are missing in what a file ends with. */
function missingAtEnd({ value, found }: CheckedText): Problem[] {
  const trail = trailOf(value);
  return found.filter(({ code, place }) => code === "missing-field" && trail.has(place?.pointer ?? "?"));
}

/** The longest beginning of whole lines that can be read. */
function readable(text: string, check: (text: string) => CheckedText): CheckedText {
  const lines = text.split("\n");
  let checked: CheckedText = { value: undefined, found: [] };
  for (let left = 1; left <= Math.min(maxLines, lines.length - 1) && checked.value === undefined; left++)
    checked = check(`${lines.slice(0, -left).join("\n")}\n`);
  return checked;
}

/** The value that a file ends with, and all that it lies in. */
function trailOf(value: unknown): Set<string> {
  const trail = new Set<string>();
  let pointer = "";
  for (let node = value; node !== undefined; ) {
    trail.add(pointer);
    const [name, last] = (typeof node === "object" && node !== null && Object.entries(node).at(-1)) || [];
    pointer += `/${escapePointer(name ?? "")}`;
    node = last;
  }
  return trail;
}

/** `line` is the one that a file breaks off in. */
function lostEnd(file: string, lost: readonly Problem[], line: number | undefined): Problem {
  const names = lost.map(({ message, place }) => {
    const name = /"([^"]+)"/.exec(message)?.[1] ?? "";
    return place?.pointer ? `${name} in ${fieldName(place.pointer)}` : name;
  });
  const listed = [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");
  const cure = "Bring back the end of the file, for example from Git";
  return asError({
    code: "missing-field",
    message:
      line === undefined
        ? `${file} ends too early: ${listed} are missing.`
        : `${file} breaks off in the middle of this line: ${listed} ${names.length === 1 ? "is" : "are"} missing.`,
    hint: `${cure}, or add what is missing.`,
    ...(line === undefined ? { place: { file, pointer: "" } } : { position: { file, line, column: 1 } }),
  });
}
