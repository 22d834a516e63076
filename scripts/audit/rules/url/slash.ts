import { groupBy } from "../../../../src/loader/group-by.ts";
import type { Place } from "../../../read-build/place.ts";
import { unknownOrigin } from "../../any-site/find-place.ts";
import type { BareAudit } from "../../audit.ts";
import { hasData } from "../../has-data.ts";
import { withOtherSlash } from "../../link-targets.ts";
import type { BarePage, BarePageRule, Found } from "../../rule.ts";

export const urlSlash: BarePageRule = {
  id: "url/slash",
  needs: "pages",
  severity: "error",
  checks:
    "Links use a page's exact URL, with or without a trailing slash as the page has it, and no file name.",
  why: "With and without a trailing slash are two URLs, one of which redirects or does not exist.",
  fix: "Write the path as `npx site routes` lists it.",
  source: "google-canonical",
  *page(page, audit) {
    const all = [...otherForms(page, audit)];
    if (hasData(audit)) yield* all.map(({ found }) => found);
    // Of another site a template has the fault, or all links have it: told once for each form.
    else
      for (const [first, ...others] of groupBy(all, ({ form }) => form).values())
        if (first) yield others.length === 0 ? first.found : withOthers(first, others.length, page.path);
  },
};

interface OtherForm {
  form: string;
  found: Found;
}

function* otherForms({ path, facts }: BarePage, { internal, kindOf, site }: BareAudit): Generator<OtherForm> {
  for (const [href, at] of new Map(facts.anchors.map(({ href = "", start }) => [href, start]))) {
    const target = internal(href, path)?.path;
    const kind = target && kindOf(target);
    const isOtherForm = kind === "page" && isOtherFormOf(target, writtenPath(href, path, site), site);
    const isOtherSlash = kind === "other slash";
    const other = isOtherSlash ? withOtherSlash(target ?? "") : pageOfFile(target ?? "");
    const page = isOtherForm ? target : other;
    const isOther = isOtherForm || isOtherSlash || (kind === "file" && page !== target);
    if (page && isOther && kindOf(page) === "page")
      yield {
        form: /\.html?(?=[?#]|$)/i.test(href) ? "file name" : "slash",
        found: {
          message: `${path} links to ${href}; the page is ${page}.`,
          cause: href,
          ...(isOtherForm ? { at } : { words: href }),
          fix: `Link to ${page}.`,
        },
      };
  }
}

function withOthers({ form, found }: OtherForm, count: number, path: string): Found {
  const others = count === 1 ? `Another link on ${path} is` : `Another ${count} links on ${path} are`;
  return {
    ...found,
    message: `${found.message} ${others} written the same way.`,
    cause: form,
    fix: (found.fix ?? "").replace(/\.$/, ", and change the others in the same way."),
  };
}

/** True for the page by its other slash, or by the name of its file where the site says what addresses its pages have. */
function isOtherFormOf(page: string | undefined, written: string, { origin }: Place): boolean {
  if (withOtherSlash(written) === page) return true;
  const named = pageOfFile(written);
  return origin !== unknownOrigin && written !== page && [named, withOtherSlash(named)].includes(page);
}

/** The path as the link has it: a folder of any tool knows a page by both forms. */
function writtenPath(href: string, path: string, { origin, base }: Place): string {
  const root = base.slice(0, -1);
  return new URL(href, `${origin}${root}${path}`).pathname.slice(root.length);
}

/** `/a.html` and `/a/index.html` → `/a`: the file of a page is a second address of it. */
function pageOfFile(path: string): string {
  return path.replace(/(\/index)?\.html?$/, "") || "/";
}
