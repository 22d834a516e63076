import { listCallers } from "../../src/calls/endpoints.ts";
import type { AddContext } from "./addition.ts";
import type { Values } from "./gaps.ts";
import { starterPage } from "./init/starter.ts";

/** True for a page that says what the site does with what visitors enter: `privacy`, `privacy-policy`. */
export function isPrivacyPage(type: string, slug: string): boolean {
  return type === "text" && /^privacy(-|$)/.test(slug);
}

/** What the program sends and keeps, as `site init` words it, for what this site has: a form, a calculator, or both. */
export function privacyPage({ root, dataset }: AddContext): Values {
  const callers = ["contact", "calculator"].filter((kind) => listCallers(dataset, [kind]).length > 0);
  const { phone = "none", textPhone = "none", email = "none" } = dataset.business.value;
  const { description, sections } = starterPage(root, "privacy.yaml", callers, { phone, textPhone, email });
  return { description, sections };
}

/** Where visitors look for the page, beside the navigation. */
export function privacyNotes({ dataset, shownDir }: AddContext, name: string, path: string): string[] {
  const [form] = dataset.forms;
  if (!form || form.value.privacy) return [];
  return [
    `Link it under the form, in ${shownDir}/${form.file}: privacy: We use your answers only to reply to you. [${name}](${path})`,
  ];
}
