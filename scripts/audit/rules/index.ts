import type { Rule } from "../rule.ts";
import { businessRules } from "./business-rules.ts";
import { pageRules } from "./page-rules.ts";
import { samenessRules } from "./sameness-rules.ts";
import { siteRules } from "./site-rules.ts";
import { structuredDataRules } from "./structured-data-rules.ts";

/** Every rule, in the order of the reference. */
export const rules: readonly Rule[] = [
  ...pageRules,
  ...siteRules,
  ...structuredDataRules,
  ...samenessRules,
  ...businessRules,
];
