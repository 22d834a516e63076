import { missingTags } from "../../missing-tags.ts";
import type { BarePageRule } from "../../rule.ts";

const required = [
  "twitter:card",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
];

const kinds = ["summary", "summary_large_image", "app", "player"];

export const twCard: BarePageRule = {
  id: "tw/card",
  needs: "pages",
  severity: "warning",
  checks: "Every page has Twitter Card tags, with an absolute URL for the image.",
  why: "X and some chat apps read them before the Open Graph tags.",
  fix: "Check the head of the page; every value comes from its data.",
  source: "open-graph",
  *page(page, audit) {
    yield* missingTags(page, required, audit);
    for (const { key, content, start } of page.facts.metas) {
      if (key === "twitter:card" && content !== "" && !kinds.includes(content.trim()))
        yield {
          message: `${page.path} asks for the twitter:card "${content}", which does not exist.`,
          cause: `kind ${content}`,
          fix: 'Write content="summary_large_image".',
          at: start,
        };
      if (/^twitter:image(:src)?$/.test(key) && content !== "" && !/^https?:\/\//i.test(content))
        yield {
          message: `The ${key} of ${page.path} is not an absolute URL: ${content}`,
          cause: key,
          fix: "Write the full URL: scheme, host, and path.",
          at: start,
        };
    }
  },
};
