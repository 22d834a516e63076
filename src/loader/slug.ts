/** Letters that are no plain one with a mark, so that Unicode does not take them apart (CLDR, Latin-ASCII). */
const letters = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" }),
);

/** Any name → lower-case words of a to z and digits joined by hyphens, "" where none is left. */
export function toSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** `out-of-hours` → `outOfHours`. */
export function camelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names that Windows keeps for devices: no file can be called so there, whatever its ending (Microsoft, Naming Files). */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** True for a file name without its ending, or a part of a path, that cannot be a file on Windows. */
export function isDeviceName(name: string): boolean {
  return device.test(name);
}

/** The slug itself, or one that can be a file everywhere. */
export function withoutDevice(slug: string): string {
  return isDeviceName(slug) ? `${slug}-page` : slug;
}
