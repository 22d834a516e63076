import type { PageProps } from "../../../src/pages/page.ts";
import type { BarePage } from "../rule.ts";

/** Kinds of sections that invite or lead on and say the same everywhere; they are no content of the page. */
const sharedKinds: ReadonlySet<string> = new Set(["call-to-action", "contact", "service-areas"]);
/** Words of a form. */
const controls = new Set(["button", "label", "legend", "option"]);

/** A page whose sections are known where the data of the site are. */
export interface ReadPage extends BarePage {
  expected: BarePage["expected"] & { props?: PageProps };
}

/** What a page itself says, block by block: without menus, trail, form and shared calls to action. */
export function mainBlocks({ expected, facts }: ReadPage): string[] {
  const shared = new Set(facts.crumbs);
  for (const section of expected.props?.sections ?? [])
    if (sharedKinds.has(section.kind)) collectTexts(section, shared);
  return facts.blocks.flatMap(({ text, region, element }) =>
    region === "main" && !controls.has(element) && !shared.has(text) ? text : [],
  );
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") texts.add(value);
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) collectTexts(item, texts);
}
