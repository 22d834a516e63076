import { cpSync } from "node:fs";
import { DataFolder, fixtureSite } from "./data-folder.ts";
import { page } from "./fuller-site.ts";

const gallery = `  - kind: gallery
    heading: Roofs we are proud of
    pictures: [roof-repair, default-picture]
    previous: Previous photo
    next: Next photo
    close: Close
    counter: "{n} of {total}"
`;

/** Writes the minimal site with a page of photos, whose first one says where it was taken. */
export function writeGallerySite(dir: string): void {
  cpSync(fixtureSite("minimal"), dir, { recursive: true });
  new DataFolder(dir)
    .write("pages/photos.yaml", page("/photos", "text", gallery))
    .write(
      "images/roof-repair.yaml",
      "alt: New shingles on a barn\ncaption: A barn of 1912\ncredit: Ann Lee\nplace: Pine Bend, MN\n",
    )
    .edit(
      "pages/home.yaml",
      "[How we repair](/roof-repair)",
      "[How we repair](/roof-repair), [photos](/photos)",
    );
}
