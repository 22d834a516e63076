import { answerLimits } from "../_shared/answer-limits.ts";
import { readTexts } from "../_shared/fields.ts";
import { isMailAddress } from "../_shared/mail-address.ts";

/** What the page sends. */
export interface ConfirmationRequest {
  firstName: string;
  lastName: string;
  email: string;
  /** Value of the form's field. */
  workType: string;
}

const { firstName, lastName, email } = answerLimits;
/** The list of the form says how long a work type is; this only bounds what is compared with it. */
const limits = { firstName, lastName, email, workType: 200 };

/** The checked request; undefined where a field is missing, unknown, too long or not what it should be. */
export function readRequest(
  body: Record<string, unknown>,
  workTypes: Record<string, string> | undefined,
): ConfirmationRequest | undefined {
  const request = readTexts(body, limits);
  if (!request || !isMailAddress(request.email)) return undefined;
  // Without words there is no list; the request is then answered that there are none.
  return !workTypes || Object.hasOwn(workTypes, request.workType) ? request : undefined;
}

/** Longest name that is printed, both parts together, in characters. */
const maxNameLength = 40;
/** Letters, spaces, apostrophes and hyphens. */
const namePart = /^[\p{L}\p{M} '’-]*\p{L}[\p{L}\p{M} '’-]*$/u;
/** Marks heaped on one letter cover the lines around it. */
const heapOfMarks = /\p{M}{3}/u;

/**
 * The name that the mail may print; undefined where it could say more than a name. The address may be a stranger's, and
 * then whatever stands here is an advertisement in the name of the business.
 */
export function printableName({
  firstName,
  lastName,
}: ConfirmationRequest): Pick<ConfirmationRequest, "firstName" | "lastName"> | undefined {
  const name = { firstName: firstName.normalize("NFC"), lastName: lastName.normalize("NFC") };
  const whole = `${name.firstName} ${name.lastName}`;
  // A form need not ask for the last name.
  const isName = namePart.test(name.firstName) && (name.lastName === "" || namePart.test(name.lastName));
  return isName && whole.length <= maxNameLength + 1 && !heapOfMarks.test(whole) ? name : undefined;
}
