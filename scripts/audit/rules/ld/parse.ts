import type { Placed } from "../../../read-build/page-facts.ts";
import { htmlFile } from "../../../read-build/page-files.ts";
import { isNode } from "../../../read-build/structured-nodes.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";

const context = /^https:\/\/schema\.org\/?$/;
/** Read everywhere as well; other tools write it. */
const oldContext = /^http:\/\/(www\.)?schema\.org\/?$/;

export const ldParse: BarePageRule = {
  id: "ld/parse",
  needs: "pages",
  severity: "error",
  checks: "Every structured data block is valid JSON that uses the schema.org vocabulary, with < escaped.",
  why: "A block that cannot be parsed is ignored entirely, and an unescaped < can end it early.",
  fix: "Build the site again: the builder writes valid JSON.",
  source: "google-structured-data",
  *page({ path, facts }, audit) {
    for (const block of facts.structuredData) {
      if ("error" in block) {
        yield {
          message: `The structured data of ${path} is no JSON: ${block.error}.`,
          cause: "no JSON",
          at: offsetOfError(block, audit.files.textOf(`/${htmlFile(path)}`)),
        };
        continue;
      }
      if (block.raw.includes("<"))
        yield { message: `The structured data of ${path} holds < unescaped.`, cause: "unescaped" };
      for (const value of [block.value].flat()) {
        const given = isNode(value) ? value["@context"] : undefined;
        if (typeof given === "string" && (context.test(given) || (!hasData(audit) && oldContext.test(given))))
          continue;
        const name = given === undefined ? "no @context" : `the @context ${JSON.stringify(given)}`;
        yield {
          message: `The structured data of ${path} has ${name}; "https://schema.org" is right.`,
          cause: name,
          ...(typeof given === "string" && { words: given }),
        };
      }
    }
  },
};

/** Where the parser gave up; the start of the block where it does not say. */
function offsetOfError(
  { start, raw, error }: Placed & { raw: string; error: string },
  html: string | undefined,
): number {
  const [, position] = /position (\d+)/.exec(error) ?? [];
  const from = position === undefined ? -1 : (html?.indexOf(raw, start) ?? -1);
  return from < 0 ? start : from + Number(position);
}
