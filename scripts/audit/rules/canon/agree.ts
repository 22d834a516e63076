import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { metaContents } from "../../../read-build/head-values.ts";
import { nodesOf } from "../../../read-build/structured-nodes.ts";
import { asRead } from "../../canonical.ts";
import type { BarePageRule } from "../../rule.ts";

export const canonAgree: BarePageRule = {
  id: "canon/agree",
  needs: "pages",
  severity: "error",
  checks: "Link previews and structured data name the same address as the canonical link.",
  why: "Every statement that differs weakens the others.",
  fix: "Build the site again; if it stays, the builder of that statement is at fault.",
  source: "google-canonical",
  *page({ path, expected, facts }, { site }) {
    if (!expected.isIndexed) return;
    const own = absoluteUrl(site, path);
    const [shared] = metaContents(facts, "og:url");
    if (shared !== undefined && asRead(shared) !== own)
      yield {
        message: `og:url of ${path} is ${shared}, but its address is ${own}.`,
        cause: "og:url",
        words: shared,
      };
    for (const node of nodesOf(facts)) {
      const isPage = [node["@type"]].flat().some((type) => /Page$/.test(String(type)));
      if (isPage && node.url !== undefined && asRead(String(node.url)) !== own)
        yield {
          message: `The structured data of ${path} says its address is ${String(node.url)}, but it is ${own}.`,
          cause: "structured data",
          words: String(node.url),
        };
    }
  },
};
