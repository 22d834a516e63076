import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

export const cityDestination: PageRule = {
  id: "city/destination",
  severity: "error",
  checks: "On a city page, visitors can call, write or fill out a form without going elsewhere.",
  why: "Pages that only send visitors elsewhere are what Google calls doorways.",
  fix: "Add the contact section to the pattern for city pages.",
  source: "google-spam",
  *page({ path, facts }, { site }) {
    if (!cityOf(site, path) || facts.forms > 0) return;
    const isReachable = facts.anchors.some(
      ({ href = "", region }) => region === "main" && /^(tel|sms|mailto):/.test(href),
    );
    if (!isReachable)
      yield {
        message: `${path} has neither a form nor a link to call or write.`,
        cause: "neither a form nor a link to call or write",
      };
  },
};
