import type pc from "picocolors";
import { createPositionLookup } from "../../src/loader/load.ts";
import { withoutSlash } from "../../src/site/redirects.ts";
import type { Site } from "../../src/site/site.ts";
import { fileOfData, placeText } from "../output/problems.ts";
import type { RedirectExplanation } from "../schemas/explanation.ts";

/** Undefined where the path is not redirected. */
export function explainRedirect(site: Site, path: string, cwd: string): RedirectExplanation | undefined {
  const { file = "", value } = site.dataset.redirects ?? {};
  const index = (value?.redirects ?? []).findIndex(({ from }) => withoutSlash(from) === withoutSlash(path));
  const to = value?.redirects[index]?.to;
  if (to === undefined || site.paths.has(path)) return undefined;
  const { dataDir } = site.dataset;
  const position = createPositionLookup(dataDir)({ file, pointer: `/redirects/${index}/from` });
  return { path, type: "redirect", to, source: { ...position, file: fileOfData(file, dataDir, cwd) } };
}

export function formatRedirect(
  { path, to, source }: RedirectExplanation,
  colors: ReturnType<typeof pc.createColors>,
): string {
  return [
    `${colors.bold(path)}  ${colors.dim("redirect")}`,
    `  Leads to ${to}, by ${colors.cyan(placeText(source))}.`,
    `  npx site explain ${to} says more of that page.`,
  ].join("\n");
}
