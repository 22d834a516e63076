import { readTexts } from "../_shared/fields.ts";

/** What the page sends. */
export interface ConfirmationRequest {
  firstName: string;
  lastName: string;
  email: string;
  /** Value of the form's field. */
  workType: string;
}

/** Names of couples and long family names fit. An address has at most 254 characters (RFC 5321, erratum 1690). */
const limits = { firstName: 80, lastName: 80, email: 254, workType: 40 };

/** What browsers accept in an email field: https://html.spec.whatwg.org/#valid-e-mail-address */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A web address is no name: it would turn the mail into an advertisement that anyone can send to anyone. */
const webAddress = /:\/\/|\bwww\./i;

/** The checked request; undefined where a field is missing, unknown, too long or not what it should be. */
export function readRequest(
  body: Record<string, unknown>,
  workTypes: Record<string, string>,
): ConfirmationRequest | undefined {
  const request = readTexts(body, limits);
  if (!request || !emailShape.test(request.email) || !Object.hasOwn(workTypes, request.workType))
    return undefined;
  return webAddress.test(`${request.firstName} ${request.lastName}`) ? undefined : request;
}
