import { describe, expect, it } from "vitest";
import { LinkGraph } from "../../../scripts/audit/link-graph.ts";
import { linkScores } from "../../../scripts/audit/link-score.ts";

/** Home leads to a and b in its text, a to b twice; the menu leads to c, which leads to d. */
function graph(): LinkGraph {
  const links = new LinkGraph();
  links.add("/", [{ to: "/a", place: "content", text: "First" }]);
  links.add("/", [{ to: "/b", place: "content", text: "Second" }]);
  links.add("/a", [{ to: "/b", place: "content", text: "Second" }]);
  links.add("/a", [{ to: "/b", place: "content", text: "The second" }]);
  links.add("/", [{ to: "/c", place: "navigation", text: "Third" }]);
  links.add("/a", [{ to: "/c", place: "navigation", text: "Third" }]);
  links.add("/c", [{ to: "/d", place: "content", text: "Fourth" }]);
  return links;
}

describe("the graph of links", () => {
  it("knows each link in a text from its target, with its words", () => {
    expect(graph().inlinks("/b")).toEqual([
      { from: "/", text: "Second" },
      { from: "/a", text: "Second" },
      { from: "/a", text: "The second" },
    ]);
    expect(graph().linkingPages("/b")).toEqual(["/", "/a"]);
    expect(graph().countContentInlinks().get("/b")).toBe(2);
    expect(graph().inlinks("/c")).toEqual([]);
    expect(graph().inlinks("/unknown")).toEqual([]);
  });

  it("keeps a link of a menu once, however many pages have it", () => {
    expect(graph().menuLinks("/c")).toEqual([{ from: "/", text: "Third" }]);
    expect(graph().menuLinks("/b")).toEqual([]);
  });

  it("counts clicks with menus, and through texts alone", () => {
    expect(graph().depthsFrom("/").get("/d")).toBe(2);
    expect(graph().textDepthsFrom("/").get("/b")).toBe(1);
    expect(graph().textDepthsFrom("/").has("/d")).toBe(false);
  });

  it("gives weight to what texts link, and ranks it; a link noted later counts", () => {
    const links = graph();
    expect(links.scoreOf("/b")).toBeGreaterThan(links.scoreOf("/a"));
    expect([links.scoreRank("/"), links.scoreRank("/b")]).toEqual([0, 0.8]);
    const before = links.scoreOf("/a");
    links.add("/c", [{ to: "/a", place: "content", text: "First" }]);
    expect(links.scoreOf("/a")).toBeGreaterThan(before);
  });
});

describe("the score of links", () => {
  it("is PageRank with a mean of 1: a page that two link has more than one that nobody links", () => {
    const scores = linkScores([[1], [0], [0, 1]]);
    expect([...scores].reduce((sum, score) => sum + score)).toBeCloseTo(3, 6);
    expect(scores[2]).toBeCloseTo(0.15, 6);
    expect(scores[0]).toBeCloseTo(scores[1] ?? 0, 6);
  });

  it("spreads the weight of a page without links over all", () => {
    expect([...linkScores([[], []])]).toEqual([1, 1]);
  });
});
