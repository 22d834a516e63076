import type { Rule } from "../rule.ts";
import { ldArticle } from "./ld/article.ts";
import { ldBreadcrumb } from "./ld/breadcrumb.ts";
import { ldDangling } from "./ld/dangling.ts";
import { ldDeprecated } from "./ld/deprecated.ts";
import { ldIds } from "./ld/ids.ts";
import { ldImageObject } from "./ld/image-object.ts";
import { ldImages } from "./ld/images.ts";
import { ldLbHiddenAddress } from "./ld/lb-hidden-address.ts";
import { ldLbHours } from "./ld/lb-hours.ts";
import { ldLbRecommended } from "./ld/lb-recommended.ts";
import { ldLbRequired } from "./ld/lb-required.ts";
import { ldLbSingleLocation } from "./ld/lb-single-location.ts";
import { ldMostSpecific } from "./ld/most-specific.ts";
import { ldNoBusiness } from "./ld/no-business.ts";
import { ldOneGraph } from "./ld/one-graph.ts";
import { ldPageType } from "./ld/page-type.ts";
import { ldParse } from "./ld/parse.ts";
import { ldPlace } from "./ld/place.ts";
import { ldRatingSelf } from "./ld/rating-self.ts";
import { ldRatingSource } from "./ld/rating-source.ts";
import { ldRecord } from "./ld/record.ts";
import { ldRequired } from "./ld/required.ts";
import { ldReviewShape } from "./ld/review-shape.ts";
import { ldUrls } from "./ld/urls.ts";
import { ldVisible } from "./ld/visible.ts";
import { ldVocabulary } from "./ld/vocabulary.ts";
import { ldWebsite } from "./ld/website.ts";

/** Structured data against schema.org, Google's features, the visible page and the business record. */
export const structuredDataRules: readonly Rule[] = [
  ldParse,
  ldVocabulary,
  ldOneGraph,
  ldIds,
  ldDangling,
  ldVisible,
  ldRecord,
  ldPageType,
  ldUrls,
  ldImages,
  ldMostSpecific,
  ldLbRequired,
  ldLbRecommended,
  ldLbHours,
  ldLbSingleLocation,
  ldLbHiddenAddress,
  ldNoBusiness,
  ldPlace,
  ldRatingSelf,
  ldRatingSource,
  ldReviewShape,
  ldRequired,
  ldBreadcrumb,
  ldWebsite,
  ldArticle,
  ldImageObject,
  ldDeprecated,
];
