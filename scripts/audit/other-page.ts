import { absoluteUrl } from "../../src/pages/addresses.ts";
import { metaContents } from "../read-build/head-values.ts";
import type { Audit } from "./audit.ts";
import { canonicalTarget } from "./canonical.ts";
import type { AuditedPage } from "./rule.ts";

/** The page whose document stands at the address of this one: canonical link, og:url and title are all those of another. */
export function otherPageIn(page: AuditedPage, audit: Audit): string | undefined {
  const { path, expected, facts } = page;
  const target = canonicalTarget(page, audit);
  if (target !== "other" && target !== "root") return undefined;
  const [address = ""] = metaContents(facts, "og:url");
  const other = audit.internal(address, path)?.path;
  const isOther =
    other !== undefined &&
    other !== path &&
    address === absoluteUrl(audit.site, other) &&
    facts.linkTags.some(({ rel, href }) => rel === "canonical" && href === address) &&
    facts.titles[0]?.text !== expected.props.head.title;
  return isOther ? other : undefined;
}
