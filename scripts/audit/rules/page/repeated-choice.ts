import { groupBy } from "../../../../src/loader/group-by.ts";
import { around, type ElementNode } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

interface Choice {
  /** The list or the form that it is of, with the name of its field. */
  of: string;
  value: string;
  start: number;
}

export const pageRepeatedChoice: BarePageRule = {
  id: "page/repeated-choice",
  needs: "pages",
  severity: "warning",
  checks: "Each option of a field has its own value.",
  why: "Two options that send the same value look identical to whoever reads the submission.",
  fix: "Give each option its own value.",
  source: "html-standard",
  *page({ path, facts }) {
    const options = facts.remarkable.flatMap((node) =>
      node.name === "option" ? (optionOf(node) ?? []) : [],
    );
    const radios = facts.fields.flatMap(({ attributes, form, start }): Choice[] => {
      const { type, name = "", value = "" } = attributes;
      return type === "radio" ? [{ of: `${name} ${form?.start}`, value, start }] : [];
    });
    for (const [first, second] of groupBy(
      [...options, ...radios].filter(({ value }) => value !== ""),
      ({ of, value }) => `${of} ${value}`,
    ).values())
      if (first && second)
        yield {
          message: `Two choices of one field on ${path} send the value "${second.value}".`,
          cause: `${second.value}`,
          at: second.start,
        };
  },
};

function optionOf(node: ElementNode): Choice | undefined {
  const list = around(node, ({ name }) => name === "select");
  return list && { of: `${list.start}`, value: node.attributes.value ?? "", start: node.start };
}
