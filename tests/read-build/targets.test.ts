import { expect, it } from "vitest";
import { createFindTarget } from "../../scripts/read-build/targets.ts";

const find = createFindTarget({ origin: "https://maple.example", base: "/sub/" });

it.each([
  ["/sub/contact#form", "/", { path: "/contact", fragment: "form" }],
  ["https://maple.example/sub/", "/", { path: "/" }],
  ["#a%20b", "/contact", { path: "/contact", fragment: "a b" }],
  ["#100%", "/contact", { path: "/contact", fragment: "100%" }],
  ["roofs", "/work/barn", { path: "/work/roofs" }],
  ["//other.example/x", "/", undefined],
  ["tel:+16125550100", "/", undefined],
  ["http://[", "/", undefined],
])("%s on %s", (href, from, target) => expect(find(href, from)).toEqual(target));
