import type { DataFolder } from "../../support/data-folder.ts";

type Damage = (data: DataFolder) => void;

/** What is done to a valid data folder, by its name: one thing that is wrong, or that still works. */
export type Damages = Record<string, Damage>;

/** The same done with each of several values. */
export const withEach = <T>(values: readonly T[], damage: (value: T) => [name: string, Damage]): Damages =>
  Object.fromEntries(values.map(damage));

export const city = "cities/lake-county/maple-grove.yaml";
export const county = "counties/lake-county.yaml";
export const contact = "pages/contact.yaml";
export const lead = "lead: Three towns around one lake.";

/** A photo of one gray pixel, whole, so that nothing is wrong with it but what a case does to it. */
export const onePixelJpeg = Buffer.from(
  "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKwAf//Z",
  "base64",
);
