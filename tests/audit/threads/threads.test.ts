import { describe, expect, it } from "vitest";
import { auditBuild, openBuild } from "../../../scripts/audit/audit.ts";
import { PageCollector } from "../../../scripts/audit/report/collect-pages.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { Dealer } from "../../../scripts/audit/threads/dealer.ts";
import { InOrder } from "../../../scripts/audit/threads/in-order.ts";
import { AuditedSite } from "../../support/audit.ts";
import { builtFiles } from "../../support/rendered-build.ts";

const noindex = (html: string) => html.replace("</head>", '<meta name="robots" content="noindex"></head>');

describe("pages that are judged on several threads", () => {
  it("leave plain values behind, which say the same when they are handed over", () => {
    const site = new AuditedSite();
    const dist = builtFiles(site, { "/": noindex }, {});
    const [collector, other] = [new PageCollector(), new PageCollector()];
    const { run, pages, judge } = openBuild(site.site, dist, rules, [collector]);
    for (const judged of pages.map(judge)) run.take(structuredClone(judged));
    const { findings } = run.finish();
    expect(findings.map(({ rule }) => rule.id)).toContain("index/expected");
    expect(findings).toEqual(auditBuild(site.site, dist, rules, [other]).findings);
    expect(collector.rows).toEqual(other.rows);
  });

  it("go to one thread each, and all of them do", () => {
    const shared = new SharedArrayBuffer(4);
    const threads = [new Dealer(shared, 40), new Dealer(shared, 40)];
    const dealt = [0, 1, 1, 0, 0].map((thread) => threads[thread]?.deal());
    expect(dealt).toEqual([
      { first: 0, end: 16 },
      { first: 16, end: 32 },
      { first: 32, end: 40 },
      undefined,
      undefined,
    ]);
  });

  it("are taken in the order of the site", () => {
    const taken: string[] = [];
    const inOrder = new InOrder<string>((page) => taken.push(page));
    inOrder.put(2, ["c", "d"]);
    expect(taken).toEqual([]);
    inOrder.put(0, ["a", "b"]);
    inOrder.put(4, ["e"]);
    expect(taken).toEqual(["a", "b", "c", "d", "e"]);
  });
});
