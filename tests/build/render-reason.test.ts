import { describe, expect, it } from "vitest";
import { type BuildState, emptyState, renderReason } from "../../scripts/build/state.ts";

const built: BuildState = {
  templates: "t1",
  pages: {
    "/a": { input: "i1", own: "o1", output: "x", renderedAt: "2026-01-02T03:04:05.000Z", reason: "new page" },
  },
  files: {},
};

describe("why a page is rendered", () => {
  it.each([
    ["first build", "/a", { input: "i2", own: "o2", templates: "t2" }, emptyState],
    ["new page", "/b", { input: "i2", own: "o2", templates: "t1" }, built],
    ["its data changed", "/a", { input: "i2", own: "o2", templates: "t1" }, built],
    ["the layout changed", "/a", { input: "i2", own: "o1", templates: "t1" }, built],
    ["the templates changed", "/a", { input: "i2", own: "o2", templates: "t2" }, built],
    ["its file was missing or touched", "/a", { input: "i1", own: "o1", templates: "t1" }, built],
  ] as const)("%s", (reason, path, now, state) => {
    expect(renderReason(path, now, state)).toBe(reason);
  });
});
