import { groupBy } from "../../../group-by.ts";
import type { ReportFinding } from "../report-data.ts";
import { type Child, h, searchField, select } from "./dom.ts";
import type { Model } from "./model.ts";
import { counted, pagedList } from "./paged-list.ts";
import { linkToPage, severityMark } from "./parts.ts";
import { type View, type Visit, viewLink } from "./router.ts";

/** Findings shown at a time. */
const pageSize = 100;
/** Pages named with a finding; the others are behind a link. */
const namedPages = 3;

const owners = {
  record: "one record of the data",
  template: "the template of a page type",
  layout: "the layout of all pages",
};

/** Every finding, by rule, with filters. */
export function findingsView({ model, query, remember }: Visit): View {
  const list = h("div");
  const update = (name: string) => (value: string) => {
    remember(name, value);
    list.replaceChildren(findingList(model, query));
  };
  list.append(findingList(model, query));
  return {
    title: "Findings",
    content: [filters(model, query, update), list],
  };
}

type Update = (name: string) => (value: string) => void;
type Options = readonly (readonly [value: string, text: string])[];

function filters({ data }: Model, query: URLSearchParams, update: Update): HTMLElement {
  const groups = [...new Set(data.rules.map(({ group }) => group))].sort();
  const choice = (label: string, name: string, options: Options) =>
    select(label, [["", "All"], ...options], query.get(name) ?? "", update(name));
  return h(
    "form",
    { class: "filters", onsubmit: (event) => event.preventDefault() },
    searchField("Search", query.get("q") ?? "", update("q")),
    choice("Severity", "severity", [
      ["error", "Errors"],
      ["warning", "Warnings"],
      ["info", "Information"],
    ]),
    choice(
      "Group",
      "group",
      groups.map((group) => [group, group] as const),
    ),
    choice("Owner", "owner", [
      ["record", "Record"],
      ["template", "Template"],
      ["layout", "Layout"],
    ]),
    data.trend && choice("Baseline", "new", [["1", "Only new"]]),
  );
}

function findingList(model: Model, query: URLSearchParams): HTMLElement {
  const found = filterFindings(model, query);
  if (found.length === 0)
    return h(
      "p",
      { class: "empty", role: "status" },
      model.data.findings.length === 0
        ? "Nothing was found. Every page is clean."
        : "No finding fits these filters.",
    );
  return h(
    "div",
    {},
    h("p", { class: "tally", role: "status" }, counted(found.length, "finding")),
    pagedList(found, pageSize, (findings) => h("div", {}, byRule(model, findings))),
  );
}

function filterFindings({ data }: Model, query: URLSearchParams): ReportFinding[] {
  const [severity, group, owner, isNew] = ["severity", "group", "owner", "new"].map((name) =>
    query.get(name),
  );
  const words = (query.get("q") ?? "").toLowerCase();
  return data.findings.filter((finding) => {
    const rule = data.rules[finding.rule];
    return (
      (!severity || finding.severity === severity) &&
      (!group || rule?.group === group) &&
      (!owner || finding.owner === owner) &&
      (!isNew || finding.isNew) &&
      `${rule?.id} ${finding.message} ${finding.place ?? ""}`.toLowerCase().includes(words)
    );
  });
}

function byRule(model: Model, findings: readonly ReportFinding[]): HTMLElement[] {
  return [...groupBy(findings, ({ rule }) => `${rule}`)].map(([number, ofRule]) => {
    const rule = model.data.rules[Number(number)];
    return h(
      "article",
      { class: "rule" },
      h(
        "header",
        {},
        h("h2", {}, rule && severityMark(rule.severity), " ", h("code", {}, rule?.id)),
        h("p", { class: "rule-about" }, rule?.checks, " ", rule?.why),
        h(
          "p",
          { class: "note rule-about" },
          h("strong", {}, "Fix: "),
          rule?.fix,
          " ",
          h("span", { class: "source" }, `Source: ${rule?.source}`),
        ),
      ),
      findingItems(model, ofRule),
    );
  });
}

/** Findings with their owner, place, pages and fix. */
export function findingItems(
  model: Model,
  findings: readonly ReportFinding[],
  withRule = false,
): HTMLElement {
  return h(
    "ul",
    { class: "findings" },
    findings.map((finding) => {
      const { rule, message, fix, owner, place, isNew, severity } = finding;
      const info = model.data.rules[rule];
      return h(
        "li",
        {},
        h("p", {}, withRule && [severityMark(severity), " ", h("code", {}, info?.id), " "], message),
        (withRule || fix !== info?.fix) && h("p", { class: "fix" }, h("strong", {}, "Fix: "), fix),
        h(
          "p",
          { class: "note" },
          `Owner: ${owners[owner]}`,
          place !== undefined && [" · ", h("code", {}, place)],
          !withRule && pagesOf(model, finding),
          model.data.trend && isNew && [" · ", h("strong", {}, "new")],
        ),
      );
    }),
  );
}

function pagesOf(model: Model, finding: ReportFinding): Child {
  const { pages } = finding;
  const named = pages.slice(0, namedPages).map((page) => [" · ", linkToPage(model, page)]);
  const more = pages.length - namedPages;
  if (more <= 0) return named;
  const number = model.data.findings.indexOf(finding);
  return [
    ...named,
    " · ",
    h("a", { href: viewLink("pages", { finding: number }) }, `all ${pages.length} pages`),
  ];
}
