import type { Resolved } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(_: Resolved<typeof fields>, { city }: PageContext) {
  if (!city) return undefined;
  const { localText: parts, neighborhoods, landmarks, zipCodes } = city.props;
  return { parts, neighborhoods, landmarks, zipCodes };
}
