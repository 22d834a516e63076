import type { Rule } from "../rule.ts";
import { bizArea } from "./biz/area.ts";
import { bizBeforeFounding } from "./biz/before-founding.ts";
import { bizClaimWithoutRecord } from "./biz/claim-without-record.ts";
import { bizClaims } from "./biz/claims.ts";
import { bizCopiedReview } from "./biz/copied-review.ts";
import { bizCopyrightYear } from "./biz/copyright-year.ts";
import { bizCredential } from "./biz/credential.ts";
import { bizHours } from "./biz/hours.ts";
import { bizLicenseVisible } from "./biz/license-visible.ts";
import { bizNameExact } from "./biz/name-exact.ts";
import { bizNap } from "./biz/nap.ts";
import { bizNoBonded } from "./biz/no-bonded.ts";
import { bizOtherState } from "./biz/other-state.ts";
import { bizOwnFields } from "./biz/own-fields.ts";
import { bizPastDate } from "./biz/past-date.ts";
import { bizPrice } from "./biz/price.ts";
import { bizSameas } from "./biz/sameas.ts";
import { bizScope } from "./biz/scope.ts";
import { bizTwoAccounts } from "./biz/two-accounts.ts";
import { bizUnservedPlace } from "./biz/unserved-place.ts";

/** What pages say about the business against its record. */
export const businessRules: readonly Rule[] = [
  bizNap,
  bizLicenseVisible,
  bizNameExact,
  bizNoBonded,
  bizScope,
  bizCredential,
  bizHours,
  bizArea,
  bizUnservedPlace,
  bizOtherState,
  bizPrice,
  bizClaims,
  bizClaimWithoutRecord,
  bizPastDate,
  bizOwnFields,
  bizBeforeFounding,
  bizTwoAccounts,
  bizCopiedReview,
  bizCopyrightYear,
  bizSameas,
];
