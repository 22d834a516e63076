import { withoutSlash } from "../../src/site/redirects.ts";
import type { BareAudit } from "./audit.ts";
import type { Found } from "./rule.ts";

/** Where a redirect is written: in the data, else in the file that hosts read. */
export function redirectPlace(
  { base, dataset }: BareAudit["site"],
  from: string,
): Pick<Found, "place" | "file" | "words"> {
  const path = from.startsWith(base) ? `/${from.slice(base.length)}` : from;
  const { file, value } = dataset?.redirects ?? {};
  const index = value?.redirects.findIndex((one) => withoutSlash(one.from) === path) ?? -1;
  return file !== undefined && index >= 0
    ? { place: { file, pointer: `/redirects/${index}/from` } }
    : { file: "_redirects", words: `${from} ` };
}
