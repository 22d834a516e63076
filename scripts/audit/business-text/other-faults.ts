import { ownPhone } from "../../../src/site/own-phones.ts";
import type { Audit } from "../audit.ts";
import type { AuditedPage } from "../rule.ts";
import { emailFaults, phoneFaults } from "./contact-faults.ts";
import { credentialFaults } from "./credential-faults.ts";
import { hoursFaults } from "./hours-faults.ts";
import { addressFaults, nameVariants } from "./name-and-address.ts";
import { placeFaults } from "./place-faults.ts";
import { rateFaults } from "./rate-faults.ts";
import { statementsOf } from "./statements.ts";

/** Words of a page that rules over one part of the record report: contact, license, hours, prices by area, places. */
export function othersFaults(page: AuditedPage, audit: Audit): string[] {
  const { facts, path } = page;
  const { site } = audit;
  const own = ownPhone(site, () => site.paths.get(path)?.subject);
  const { list } = statementsOf(page, audit.layout);
  return [
    ...phoneFaults(facts, site, own, list),
    ...emailFaults(facts, site, list),
    ...addressFaults(facts, site),
    ...nameVariants(facts, site),
    ...credentialFaults(facts, site).map(({ shown }) => shown),
    ...hoursFaults(facts, site).map(({ shown }) => shown),
    ...rateFaults(facts, site).map(({ shown }) => shown),
    ...placeFaults(page, audit).map(({ text }) => text),
  ];
}
