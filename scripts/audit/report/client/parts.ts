import type { Severity } from "../../../../src/problem.ts";
import { h } from "./dom.ts";
import type { Counts, Model } from "./model.ts";
import { counted } from "./paged-list.ts";
import { pageLink } from "./router.ts";

const severityNames: Record<Severity, string> = { error: "Error", warning: "Warning", info: "Info" };

/** A severity in words, with its color and sign. */
export function severityMark(severity: Severity): HTMLElement {
  return h("span", { class: `severity ${severity}` }, severityNames[severity]);
}

/** How many findings a page has: only the severities that occur. */
export function countMarks(counts: Counts): HTMLElement {
  const marks = (["error", "warning", "info"] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) =>
      h(
        "span",
        {
          class: `count ${severity}`,
          title: counted(counts[severity], severityNames[severity].toLowerCase()),
        },
        counts[severity],
        h("span", { class: "visually-hidden" }, ` ${severityNames[severity].toLowerCase()} `),
      ),
    );
  return marks.length > 0
    ? h("span", { class: "counts" }, marks)
    : h("span", { class: "counts clean" }, "clean");
}

/** A link to the view of a page of the site. */
export function linkToPage(model: Model, number: number): HTMLElement {
  const { path } = model.page(number);
  return h("a", { href: pageLink(path) }, path);
}

/** An address elsewhere: a link for http and https, else only its text. */
export function outsideLink(url: string, text = url): HTMLElement {
  return /^https?:\/\//i.test(url)
    ? h("a", { href: url, rel: "noopener noreferrer", target: "_blank" }, text)
    : h("span", {}, text);
}

/** 0.4567 → "45.7 %". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A part of a view under a heading. */
export function section(heading: string, ...content: (Node | false | undefined)[]): HTMLElement {
  return h("section", {}, h("h2", {}, heading), content);
}

/** Names with their values. */
export function facts(
  entries: readonly (readonly [string, string | number | Node | undefined])[],
): HTMLElement {
  return h(
    "dl",
    { class: "facts" },
    entries.map(
      ([name, value]) => value !== undefined && h("div", {}, h("dt", {}, name), h("dd", {}, value)),
    ),
  );
}
