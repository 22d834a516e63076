import type { DataFolder } from "../../support/data-folder.ts";

/** A valid data folder with one thing wrong, and everything that is then reported; nothing where it still works. */
export interface DamagedCase {
  name: string;
  damage(data: DataFolder): void;
  found: string;
}

/** A case with its whole report behind it, as it is printed. */
export function damaged(name: string, damage: DamagedCase["damage"]) {
  return (report: TemplateStringsArray, ...words: unknown[]): DamagedCase => ({
    name,
    damage,
    found: String.raw({ raw: report }, ...words),
  });
}

/** A case that still works. */
export const harmless = (name: string, damage: DamagedCase["damage"]): DamagedCase => ({
  name,
  damage,
  found: "",
});

export const city = "cities/lake-county/maple-grove.yaml";
export const county = "counties/lake-county.yaml";
export const contact = "pages/contact.yaml";
export const lead = "lead: Three towns around one lake.";

/** Text without the indentation that it has in a test. */
export function dedent(text: string): string {
  const lines = text.split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line) => line.slice(indent))
    .join("\n")
    .trim();
}

/** A photo of one gray pixel, whole, so that nothing is wrong with it but what a case does to it. */
export const onePixelJpeg = Buffer.from(
  "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKwAf//Z",
  "base64",
);
