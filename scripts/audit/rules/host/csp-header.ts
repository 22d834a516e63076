import { metaContents } from "../../../read-build/head-values.ts";
import { headersAt } from "../../../read-build/host-headers.ts";
import { defineSetRule } from "../../rule.ts";

/** Directives that only a header can give. */
const headerOnly = ["frame-ancestors", "report-uri", "sandbox"];

/** What a document has that a strict policy refuses, or says that a policy in a tag cannot. */
type Note = { fault: string; at?: number }[];

export const hostCspHeader = defineSetRule<Note>({
  id: "host/csp-header",
  severity: "warning",
  checks:
    "A Content-Security-Policy header says where scripts and styles may come from, and no page has inline event handlers.",
  why: "The policy keeps untrusted scripts from doing harm.",
  fix: "Build the site again, and move inline handlers into files.",
  source: "mdn-observatory",
  note({ facts }) {
    const [policy = ""] = metaContents(facts, "content-security-policy");
    const faults = [
      ...headerOnly.flatMap((name) =>
        new RegExp(`(^|;)\\s*${name}\\b`).test(policy)
          ? { fault: `has a policy with ${name} in a tag, where it is ignored` }
          : [],
      ),
      ...facts.inlineHandlers.map(({ handler, start }) => ({
        fault: `has an event handler within itself (${handler})`,
        at: start,
      })),
    ];
    return faults.length > 0 ? faults : undefined;
  },
  *set(notes, { hostRules, site }) {
    for (const [path, faults] of notes)
      for (const { fault, ...place } of faults)
        yield { message: `${path} ${fault}.`, cause: fault, path, ...place };
    // A host without redirect rules has no header rules either.
    if (site.business.hosting?.redirectPages) return;
    const policy = headersAt(hostRules, site.base).get("content-security-policy");
    if (!policy)
      yield { message: "The host is not told to send a Content-Security-Policy.", file: "_headers" };
    else if (policy.includes("unsafe-inline"))
      yield {
        message: "The Content-Security-Policy allows unsafe-inline.",
        file: "_headers",
        words: "unsafe-inline",
      };
  },
});
