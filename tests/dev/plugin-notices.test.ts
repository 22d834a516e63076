import { expect, it } from "vitest";
import { hidePluginNotices } from "../../scripts/dev/plugin-notices.ts";

it("keeps what plugins say at every request out of the terminal, and nothing else", () => {
  const printed: unknown[][] = [];
  const print = (...parts: unknown[]) => void printed.push(parts);
  const output = { log: print, info: print, warn: print };
  hidePluginNotices(output);
  output.log("10:11 PM [vite-plugin-ssr][request(1)] HTTP request: /about-us");
  output.log("10:11 PM [vite-plugin-ssr][request(1)] HTTP response /about-us 200");
  output.warn("[vite-plugin-ssr][Warning] The vite-plugin-ssr project has been renamed to Vike");
  output.warn('[vite] The glob option "as" has been deprecated in favor of "query".');
  output.warn("[vite] Failed to load /src/renderer/Page.tsx", 1);
  output.info("Editing data");
  expect(printed).toEqual([["[vite] Failed to load /src/renderer/Page.tsx", 1], ["Editing data"]]);
});
