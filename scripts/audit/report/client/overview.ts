import type { Severity } from "../../../../src/problem.ts";
import type { ReportFinding } from "../report-data.ts";
import { bar, h } from "./dom.ts";
import { downloadButton, findingsCsv, pagesCsv } from "./exports.ts";
import type { Model } from "./model.ts";
import { count, counted } from "./paged-list.ts";
import { section } from "./parts.ts";
import { type View, type Visit, viewLink } from "./router.ts";

/** Scores of the site and of each group, what is new, pages by type, exports. */
export function overview({ model }: Visit): View {
  const { data } = model;
  return {
    title: data.site.name,
    content: [
      h(
        "p",
        { class: "lead" },
        `${data.site.origin} · ${counted(data.pages.length, "page")} judged by ${counted(data.rules.length, "rule")}`,
      ),
      h("div", { class: "summary" }, scoreBlock(model), severityBlock(model), trendBlock(model)),
      h(
        "div",
        { class: "columns wide-first" },
        section("Groups of rules", groupTable(model)),
        h(
          "div",
          {},
          section("Pages by type", typeTable(model)),
          section("Exports", exportButtons(model)),
          goneList(model),
        ),
      ),
    ],
  };
}

function scoreBlock({ data }: Model): HTMLElement {
  return h(
    "div",
    { class: "score" },
    h("p", { class: "numeral" }, data.score.all, h("span", {}, " of 100")),
    h(
      "p",
      { class: "note" },
      "A group starts at 100 and loses the share of pages with an error, and half the share of pages with only warnings; information costs nothing. The score of the site is the mean of its groups.",
    ),
  );
}

const severities: readonly (readonly [Severity, string])[] = [
  ["error", "Errors"],
  ["warning", "Warnings"],
  ["info", "Info"],
];

function severityBlock({ data }: Model): HTMLElement {
  return h(
    "ul",
    { class: "tiles" },
    severities.map(([severity, name]) => {
      const found = data.findings.filter((finding) => finding.severity === severity);
      return h(
        "li",
        {},
        h(
          "a",
          { href: viewLink("findings", { severity }), class: found.length > 0 && severity },
          h("strong", {}, count(found.length)),
          h("span", {}, name),
        ),
      );
    }),
  );
}

function trendBlock({ data: { trend, findings } }: Model): HTMLElement | false {
  if (!trend) return false;
  const fresh = findings.filter(({ isNew }) => isNew).length;
  return h(
    "p",
    { class: "trend" },
    h("strong", {}, "Against the baseline: "),
    h("a", { href: viewLink("findings", { new: 1 }) }, `${count(fresh)} new`),
    `, ${count(findings.length - fresh)} accepted, ${count(trend.gone.length)} gone.`,
  );
}

function groupTable(model: Model): HTMLElement {
  const { score, trend } = model.data;
  const heads = ["Group", "Score", "Errors", "Warnings", "Info", ...(trend ? ["Trend"] : [])];
  return h(
    "table",
    { class: "groups" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      {},
      score.groups.map(({ group, score: points, errors, warnings, infos }) =>
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            errors + warnings + infos > 0 ? h("a", { href: viewLink("findings", { group }) }, group) : group,
          ),
          h("td", { class: "points" }, bar(points / 100), points),
          [errors, warnings, infos].map((found) => h("td", { class: found === 0 && "none" }, count(found))),
          trend && h("td", {}, trendOf(model, group)),
        ),
      ),
    ),
  );
}

function trendOf({ data: { rules, findings, trend } }: Model, group: string): string {
  const isFresh = ({ rule, isNew }: ReportFinding) => isNew && rules[rule]?.group === group;
  const fresh = findings.filter(isFresh).length;
  const gone = trend?.gone.filter((one) => one.group === group).length ?? 0;
  return [fresh > 0 && `+${count(fresh)}`, gone > 0 && `−${count(gone)}`].filter(Boolean).join(" ") || "=";
}

function typeTable({ data, counts }: Model): HTMLElement {
  const types = new Map<string, { pages: number; faulty: number; words: number }>();
  data.pages.forEach(({ type, words }, number) => {
    const sum = types.get(type) ?? { pages: 0, faulty: 0, words: 0 };
    const { error = 0, warning = 0 } = counts[number] ?? {};
    types.set(type, {
      pages: sum.pages + 1,
      faulty: sum.faulty + (error + warning > 0 ? 1 : 0),
      words: sum.words + words,
    });
  });
  return h(
    "table",
    {},
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ["Type", "Pages", "With faults", "Words, mean"].map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      {},
      [...types].map(([type, { pages, faulty, words }]) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, h("a", { href: viewLink("pages", { type }) }, type)),
          [pages, faulty, Math.round(words / pages)].map((value) => h("td", {}, count(value))),
        ),
      ),
    ),
  );
}

function exportButtons(model: Model): HTMLElement {
  const { data } = model;
  return h(
    "div",
    { class: "buttons" },
    downloadButton("Findings as CSV", "findings.csv", () => findingsCsv(data)),
    downloadButton("Pages as CSV", "pages.csv", () => pagesCsv(model, [...data.pages.keys()])),
    downloadButton("Everything as JSON", "audit.json", () => JSON.stringify(data, null, 2)),
  );
}

function goneList({ data: { trend } }: Model): HTMLElement | false {
  if (!trend || trend.gone.length === 0) return false;
  return section(
    "Gone since the baseline",
    h(
      "ul",
      { class: "plain" },
      trend.gone.slice(0, 50).map(({ rule, message }) => h("li", {}, h("code", {}, rule), ` ${message}`)),
    ),
  );
}
