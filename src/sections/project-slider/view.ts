import type { Resolved } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(_: Resolved<typeof fields>, { project }: PageContext) {
  const { slides, illustrated = false } = project?.props ?? {};
  return slides && { slides, isIllustrated: illustrated };
}
