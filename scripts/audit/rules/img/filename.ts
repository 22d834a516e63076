import { basename } from "node:path";
import type { BarePageRule } from "../../rule.ts";

/** Names that cameras and programs give. */
const meaningless = /^(img|dsc|dscn|pic|image|photo|picture|screenshot|untitled)?[-_ ]?\d*(\.|$)/i;

export const imgFilename: BarePageRule = {
  id: "img/filename",
  needs: "pages",
  severity: "info",
  checks: "Names of picture files say what they show.",
  why: "Google reads the name of a picture as a small hint.",
  fix: "Rename the picture in data/images, and where it is named.",
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
