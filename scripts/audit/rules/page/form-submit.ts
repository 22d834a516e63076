import { groupBy } from "../../../../src/loader/group-by.ts";
import { around, type ElementNode } from "../../../read-build/page-facts.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";

/** Types of input that ask for nothing. */
const asksNothing = /^(hidden|submit|image|button|reset)$/i;
/** A form with fewer fields is sent by Enter. */
const fewestFields = 2;

export const pageFormSubmit: BarePageRule = {
  id: "page/form-submit",
  needs: "pages",
  severity: "error",
  checks: "Every form has a submit button.",
  why: "Without one, nobody can send what they typed, and each of them is a lost customer.",
  fix: 'Add type="submit" to a button in the form, or add a submit button.',
  source: "html-standard",
  *page({ path, facts }, audit) {
    // Scripts that nobody here knows may send a form by any button.
    if (!hasData(audit) && facts.scripts.length > 0) return;
    const sending: { form: ElementNode | undefined; attributes: ElementNode["attributes"] }[] = [
      ...facts.fields.filter(({ attributes: { type = "" } }) => /^(submit|image)$/i.test(type)),
      ...facts.buttons.flatMap(({ node }) => {
        const { attributes } = node;
        const isOther = /^(button|reset)$/i.test(attributes.type ?? "");
        return isOther ? [] : { form: around(node, ({ name }) => name === "form"), attributes };
      }),
    ];
    for (const [form, fields] of groupBy(facts.fields, (field) => field.form)) {
      const asking = fields.filter(({ attributes: { type = "" } }) => !asksNothing.test(type));
      const id = form?.attributes.id;
      const isSent = sending.some((one) => one.form === form || (id && one.attributes.form === id));
      if (form && asking.length >= fewestFields && !isSent)
        yield {
          message: `A form on ${path} has ${asking.length} fields and no button that sends it.`,
          cause: String(asking.length),
          at: form.start,
        };
    }
  },
};
