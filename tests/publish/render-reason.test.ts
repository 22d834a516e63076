import { expect, it } from "vitest";
import { type BuildState, emptyState, renderReason } from "../../scripts/publish/state.ts";

const built: BuildState = {
  templates: "t1",
  around: "a1",
  questions: [],
  pages: new Map([
    [
      "/a",
      {
        questions: [],
        answers: "f1",
        texts: {},
        own: "o1",
        card: "",
        figures: "[]",
        renderedAt: "2026-01-02T03:04:05.000Z",
        reason: "new page",
      },
    ],
  ]),
  files: new Map(),
};

it.each([
  ["first build", "/a", { own: "o2", around: "a2", templates: "t2" }, emptyState],
  ["new page", "/b", { own: "o2", around: "a1", templates: "t1" }, built],
  ["its data changed", "/a", { own: "o2", around: "a1", templates: "t1" }, built],
  ["its data changed", "/a", { own: "o2", around: "a2", templates: "t1" }, built],
  ["the layout changed", "/a", { own: "o1", around: "a2", templates: "t1" }, built],
  ["the templates changed", "/a", { own: "o2", around: "a2", templates: "t2" }, built],
  ["its file was missing or touched", "/a", { own: "o1", around: "a1", templates: "t1" }, built],
] as const)("why a page is rendered: %s", (reason, path, now, state) => {
  expect(renderReason(path, now, state)).toBe(reason);
});
