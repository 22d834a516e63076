import { didYouMean } from "../../../../src/loader/suggest.ts";
import type { ElementNode } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

/** WAI-ARIA 1.2, and what browsers know of 1.3. */
const names =
  "activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext"
    .split(" ")
    .map((name) => `aria-${name}`);
const roles =
  "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term text textbox time timer toolbar tooltip tree treegrid treeitem".split(
    " ",
  );
const isTrueOrFalse =
  /^aria-(atomic|busy|checked|disabled|expanded|hidden|modal|multiline|multiselectable|pressed|readonly|required|selected)$/;

export const pageAria: BarePageRule = {
  id: "page/aria",
  needs: "pages",
  severity: "warning",
  checks: "ARIA roles and attributes have valid names and values.",
  why: "Browsers drop what they do not recognize, so screen reader users never hear it.",
  fix: "Use a name and value from the ARIA standard.",
  source: "axe",
  *page({ path, facts }) {
    const said = new Set<string>();
    for (const node of facts.spoken)
      for (const { says, fix } of faultsOf(node, facts.ids)) {
        const cause = `${node.name} ${says}`;
        if (said.has(cause)) continue;
        said.add(cause);
        yield { message: `<${node.name}> on ${path} ${says}.`, cause, ...(fix && { fix }), at: node.start };
      }
  },
};

interface Fault {
  /** From the verb on. */
  says: string;
  fix?: string | undefined;
}

function* faultsOf({ attributes }: ElementNode, ids: ReadonlySet<string>): Generator<Fault> {
  const { role = "", tabindex = "0", "aria-labelledby": label = "" } = attributes;
  for (const one of role.toLowerCase().split(/\s+/))
    if (one !== "" && !roles.includes(one) && !/^(doc|graphics)-/.test(one))
      yield { says: `has the role "${one}", which does not exist`, fix: rightName("role=", one, roles) };
  for (const name in attributes) {
    const value = attributes[name]?.trim() ?? "";
    if (!name.startsWith("aria-")) continue;
    if (!names.includes(name))
      yield { says: `has ${name}, which does not exist`, fix: rightName("", name, names) };
    else if (isTrueOrFalse.test(name) && !/^(true|false|mixed|undefined|)$/i.test(value))
      yield { says: `has ${name}="${value}"; it is "true" or "false"` };
  }
  const lost = label.split(/\s+/).find((id) => id !== "" && !ids.has(id));
  if (lost)
    yield {
      says: `takes its name from "${lost}" (aria-labelledby), an id that nothing has`,
      fix: "Use the id of the text that names it, or add an aria-label.",
    };
  if (Number(tabindex) > 0)
    yield {
      says: `has tabindex="${tabindex}", so that the tab key goes there before all that stands in front of it`,
      fix: 'Remove it, or use tabindex="0".',
    };
}

function rightName(start: string, name: string, known: readonly string[]): string | undefined {
  const right = didYouMean(name, known);
  return right && `Write ${start}${start ? `"${right}"` : right}.`;
}
