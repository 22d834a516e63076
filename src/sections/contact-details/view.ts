import type { Resolved } from "../../fields/index.ts";
import { contactLinksFrom } from "../../site/own-phones.ts";
import { callSubject, type PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(_: Resolved<typeof fields>, context: PageContext) {
  return { links: contactLinksFrom(context.site, () => callSubject(context)) };
}
