import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const generated = ["package-lock.json"];
const configuration = [
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
  "biome.json",
  ".github/workflows/site.yml",
  ".ci/run",
];
/** Fields whose values are names of the business's world, however short. */
const nameFields = new Set([
  "city",
  "county",
  "name",
  "place",
  "legalName",
  "locality",
  "landmarks",
  "neighborhoods",
  "customer",
  "number",
]);
/** Names that are also plain English words or HTML; a sentence with them is found by its three words. */
const everydayNames = new Set([
  "orange",
  "palms",
  "brea",
  "firstName",
  "lastName",
  "phone",
  "email",
  "address",
  "workType",
  "hearAboutUs",
  "message",
]);

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .filter((name) => statSync(join(root, name)).isFile());
}

/** Every text of a value, with the field it stands in. */
function* textsOf(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string" || typeof value === "number") yield [field, String(value)];
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, field);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, key);
}

/** Proper names, phone numbers, prices and sentences of the business, as they would stand in code. */
function businessWords(): Set<string> {
  const words = new Set<string>();
  const files = listFiles("data").filter(
    (file) => file.endsWith(".yaml") && !file.startsWith("data/images/"),
  );
  for (const [field, text] of files.flatMap((file) => [
    ...textsOf(parse(readFileSync(join(root, file), "utf8"))),
  ])) {
    for (const piece of text.split(/\{\w+\}/)) {
      const trimmed = piece.replace(/\s+/g, " ").trim();
      if (trimmed.split(" ").length >= 3) words.add(trimmed);
    }
    if (
      nameFields.has(field) &&
      !text.includes("/") &&
      text.length > 3 &&
      !everydayNames.has(text.toLowerCase()) &&
      !everydayNames.has(text)
    )
      words.add(text);
    for (const [number] of text.matchAll(
      /\$\d[\d,.]*|\b\d{3}-\d{3}-\d{4}\b|\b\d{6,}\b|[\w.]+@[\w.]+|https:\/\/[^\s)]+/g,
    ))
      words.add(number);
  }
  return words;
}

const words = [...businessWords()];

function findWords(text: string): string[] {
  const flat = text.replace(/\s+/g, " ");
  return words.filter((word) => {
    const at = flat.indexOf(word);
    if (at < 0) return false;
    const isLetter = (character: string | undefined) =>
      character !== undefined && /[\p{L}\p{N}]/u.test(character);
    return !isLetter(flat[at - 1]) && !isLetter(flat[at + word.length]);
  });
}

describe("code and configuration", () => {
  it("hold no name, number or sentence of the business", () => {
    expect(words.length).toBeGreaterThan(1500);
    const files = ["src", "scripts", "public"]
      .flatMap(listFiles)
      .filter((file) =>
        /\.(tsx?|mjs|json|css|svg|html|txt|webmanifest)$|^scripts\/explain\/catalog\//.test(file),
      );
    const found = [...files, ...configuration]
      .filter((file) => !generated.includes(file))
      .flatMap((file) => findWords(readFileSync(join(root, file), "utf8")).map((word) => `${file}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each([
    "Irvine",
    "Los Alamitos",
    "Citrus & Coast Painting",
    "562-555-0134",
    "$5,000",
    "536821",
    "Oops! Page not found",
  ])("would find %s", (word) => expect(findWords(`const text = "${word}";`)).toContain(word));
});
