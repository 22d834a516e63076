import { metaContents } from "../../../read-build/head-values.ts";
import type { BarePageRule } from "../../rule.ts";

/** People must be able to make text this many times as large (WCAG 1.4.4). */
const leastZoom = 2;

export const headViewport: BarePageRule = {
  id: "head/viewport",
  needs: "pages",
  severity: "error",
  checks: "The viewport is as wide as the device and can be zoomed.",
  why: "With a fixed width, phones show a shrunken page; without zoom, many people cannot read it.",
  fix: 'Use <meta name="viewport" content="width=device-width, initial-scale=1"> in the HTML template.',
  source: "lighthouse",
  *page({ path, facts }) {
    const [content, ...others] = metaContents(facts, "viewport");
    // None, or several, are for head/charset-lang-viewport.
    if (content === undefined || others.length > 0) return;
    const fault = faultOf(settingsIn(content));
    if (fault)
      yield { message: `The viewport of ${path} ${fault}: "${content}".`, cause: fault, words: content };
  },
};

function settingsIn(content: string): Map<string, string> {
  const pairs = content.toLowerCase().split(/[,;]/);
  return new Map(pairs.map((pair) => [pair.split("=")[0]?.trim() ?? "", pair.split("=")[1]?.trim() ?? ""]));
}

function faultOf(settings: ReadonlyMap<string, string>): string | undefined {
  const width = settings.get("width");
  if (width !== undefined && width !== "device-width") return `has the fixed width ${width}`;
  if (width === undefined && !settings.has("initial-scale")) return "does not say width=device-width";
  const scalable = settings.get("user-scalable");
  if (scalable === "no" || scalable === "0") return `forbids zoom by user-scalable=${scalable}`;
  const most = settings.get("maximum-scale");
  if (most !== undefined && Number(most) < leastZoom) return `forbids zoom by maximum-scale=${most}`;
  const initial = Number(settings.get("initial-scale") ?? 1);
  return initial === 1 ? undefined : `starts at ${initial} times the size`;
}
