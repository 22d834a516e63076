import { basename } from "node:path";
import type { BarePageRule } from "../../rule.ts";

/** Names that cameras and programs give. */
const meaningless = /^(img|dsc|dscn|pic|image|photo|picture|screenshot|untitled)?[-_ ]?\d*(\.|$)/i;

export const imgFilename: BarePageRule = {
  id: "img/filename",
  needs: "pages",
  severity: "info",
  checks: "Image file names say what the images show.",
  why: "Google uses the file name as a small hint about the image.",
  fix: "Rename the image in data/images, and wherever it is referenced.",
  source: "google-images",
  *page({ path, facts }) {
    const names = new Set(facts.images.map(({ src }) => basename(src)));
    for (const name of names)
      if (name !== "" && meaningless.test(name))
        yield {
          message: `A picture on ${path} has a name that says nothing: ${name}.`,
          cause: name,
          words: name,
        };
  },
};
