import type { BareSiteRule } from "../../rule.ts";

const file = "_headers";

export const hostHeaderLines: BareSiteRule = {
  id: "host/header-lines",
  needs: "pages",
  severity: "error",
  checks: "Every header in _headers is indented below the path it applies to.",
  why: "A host reads a header at the start of a line as a path, and sends neither it nor what is below it.",
  fix: "Put two spaces before the header.",
  source: "static-hosts",
  *site({ files }) {
    const lines = (files.textOf(`/${file}`) ?? "").split(/\r?\n/);
    const wrong = lines.flatMap((text, at) =>
      /^(?!https?:)[A-Za-z][\w-]*:\s*\S/.test(text) ? [{ text, line: at + 1 }] : [],
    );
    const [first, ...others] = wrong;
    if (!first) return;
    const more = others.length > 0 ? ", and so do lines below it" : "";
    yield {
      message: `Line ${first.line} of ${file} begins with a header in place of a path${more}: "${first.text}".`,
      fix: `Put two spaces before it: "  ${first.text}".`,
      file,
      line: first.line,
    };
  },
};
