import type { Resolved } from "../../fields/index.ts";
import {
  type CountyListing,
  type CountyOutline,
  listAllCounties,
  listCounties,
  outlineCounties,
} from "../../site/county-listing.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(
  { show }: Resolved<typeof fields>,
  { site, type }: PageContext,
): { counties: (CountyListing | CountyOutline)[] } {
  const counties = type === "areas" ? listAllCounties(site) : listCounties(site);
  return { counties: show === "leads" ? outlineCounties(counties, site) : counties };
}
