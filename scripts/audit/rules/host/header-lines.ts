import type { BareSiteRule } from "../../rule.ts";

const file = "_headers";

export const hostHeaderLines: BareSiteRule = {
  id: "host/header-lines",
  needs: "pages",
  severity: "error",
  checks: "Every header in _headers stands indented below the path that it is for.",
  why: "A host takes a header at the start of a line for a path, and sends neither it nor what stands below it.",
  fix: "Put two blanks before the header.",
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
      fix: `Put two blanks before it: "  ${first.text}".`,
      file,
      line: first.line,
    };
  },
};
