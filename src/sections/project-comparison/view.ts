import type { Resolved } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(_: Resolved<typeof fields>, { project }: PageContext) {
  const { pairs, illustrated = false } = project?.props ?? {};
  return pairs && { pairs, isIllustrated: illustrated };
}
