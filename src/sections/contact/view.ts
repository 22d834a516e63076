import type { Resolved } from "../../fields/index.ts";
import { openingRows } from "../../site/hours/rows.ts";
import type { Site } from "../../site/site.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(section: Resolved<typeof fields>, { site }: PageContext) {
  const form = firstForm(site);
  return (
    form && {
      form,
      links: site.contactLinks,
      ...(section.hoursHeading && { hours: openingRows(site.business) }),
    }
  );
}

function firstForm(site: Site) {
  const [form] = site.forms.values();
  if (!form && site.dataset.knownIds.form.size === 0)
    site.missing.add(
      "form",
      "missing-file",
      { file: "forms", pointer: "" },
      () => "A contact section shows a form, but forms holds none.",
      () => "Add forms/estimate.yaml, or remove the contact sections.",
    );
  return form;
}
