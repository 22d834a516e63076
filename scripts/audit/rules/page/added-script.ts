import type { PageScript } from "../../../read-build/page-facts.ts";
import type { PageRule } from "../../rule.ts";

export const pageAddedScript: PageRule = {
  id: "page/added-script",
  severity: "error",
  checks: "No script was added to a page after the build.",
  why: "An added script can read what visitors enter, and the privacy page does not mention it; hackers get in this way, too.",
  fix: "Build the site again: npx site build. If nobody on your team added it, the site was hacked: look for other files that have changed.",
  source: "mdn-observatory",
  *page({ path, facts }, { internal }) {
    for (const script of facts.scripts) {
      const { src, addresses, start } = script;
      const isOwn = src === undefined ? script.bytes === 0 : internal(src, path) !== undefined;
      if (isOwn || !isRun(script)) continue;
      const hosts = src === undefined ? addresses.map(hostOf) : [hostOf(src)];
      const what = hosts.length > 0 ? `from ${[...new Set(hosts)].join(" and ")}` : "within itself";
      yield {
        message: `${path} has a script ${what}, which the build did not write.`,
        cause: what,
        at: start,
      };
    }
  },
};

/** A script element of any other type holds data. */
function isRun({ type }: PageScript): boolean {
  return /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(
    type.trim(),
  );
}

function hostOf(address: string): string {
  const whole = address.replace(/^\/\//, "https://");
  return URL.canParse(whole) ? new URL(whole).host : address;
}
