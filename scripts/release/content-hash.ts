import { hashOf } from "../files/hash.ts";
import { metaContents } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";

/** Hash of what a reader sees of a page: title, description, the text of its main part and what its pictures show; not the frame around it, and no names of files. */
export function contentHash(facts: PageFacts): string {
  const pictures = facts.images.flatMap(({ alt = "", region }) => (region === "main" ? alt : []));
  const [title] = facts.titles;
  const [description = ""] = metaContents(facts, "description");
  return hashOf(title?.text ?? "", description, facts.text.main, ...pictures);
}
