import type { Rule } from "../rule.ts";
import { canonAbsolute } from "./canon/absolute.ts";
import { canonAgree } from "./canon/agree.ts";
import { canonJsStable } from "./canon/js-stable.ts";
import { canonNotRoot } from "./canon/not-root.ts";
import { canonOfAnother } from "./canon/of-another.ts";
import { canonOne } from "./canon/one.ts";
import { canonSelf } from "./canon/self.ts";
import { canonTarget } from "./canon/target.ts";
import { descLength } from "./desc/length.ts";
import { descList } from "./desc/list.ts";
import { descMasked } from "./desc/masked.ts";
import { descOfAnother } from "./desc/of-another.ts";
import { descOne } from "./desc/one.ts";
import { descUnique } from "./desc/unique.ts";
import { h1LengthUnique } from "./h1/length-unique.ts";
import { h1One } from "./h1/one.ts";
import { headBase } from "./head/base.ts";
import { headByteOrderMark } from "./head/byte-order-mark.ts";
import { headCharsetLangViewport } from "./head/charset-lang-viewport.ts";
import { headClosedEarly } from "./head/closed-early.ts";
import { headDoctype } from "./head/doctype.ts";
import { headEncoding } from "./head/encoding.ts";
import { headHreflang } from "./head/hreflang.ts";
import { headPreload } from "./head/preload.ts";
import { headRefresh } from "./head/refresh.ts";
import { headSingle } from "./head/single.ts";
import { headSize } from "./head/size.ts";
import { headViewport } from "./head/viewport.ts";
import { headingEmpty } from "./heading/empty.ts";
import { headingOrder } from "./heading/order.ts";
import { headingRepeated } from "./heading/repeated.ts";
import { headingSequenceSet } from "./heading/sequence-set.ts";
import { iconSet } from "./icon/set.ts";
import { imgAlt } from "./img/alt.ts";
import { imgAltEmpty } from "./img/alt-empty.ts";
import { imgAltQuality } from "./img/alt-quality.ts";
import { imgFilename } from "./img/filename.ts";
import { imgKeptOut } from "./img/kept-out.ts";
import { imgLeadLazy } from "./img/lead-lazy.ts";
import { imgSizeAttrs } from "./img/size-attrs.ts";
import { imgSrc } from "./img/src.ts";
import { imgWeight } from "./img/weight.ts";
import { indexBlocked } from "./indexing/blocked.ts";
import { indexDeadDirectives } from "./indexing/dead-directives.ts";
import { indexExpected } from "./indexing/expected.ts";
import { indexKeptOut } from "./indexing/kept-out.ts";
import { indexOnlyGoogle, indexOtherCrawlers } from "./indexing/other-crawlers.ts";
import { indexRobotsConflict } from "./indexing/robots-conflict.ts";
import { indexSnippetLimits } from "./indexing/snippet-limits.ts";
import { indexUnreadableNoindex } from "./indexing/unreadable-noindex.ts";
import { metaKeywords } from "./meta/keywords.ts";
import { ogImageFile } from "./og/image-file.ts";
import { ogImageGeneric } from "./og/image-generic.ts";
import { ogOptional } from "./og/optional.ts";
import { ogOtherPage } from "./og/other-page.ts";
import { ogRequired } from "./og/required.ts";
import { pageAddedScript } from "./page/added-script.ts";
import { pageAria } from "./page/aria.ts";
import { pageBlockingScript } from "./page/blocking-script.ts";
import { pageControlName } from "./page/control-name.ts";
import { pageDuplicateId } from "./page/duplicate-id.ts";
import { pageFormSubmit } from "./page/form-submit.ts";
import { pageFrameTitle } from "./page/frame-title.ts";
import { pageListParts } from "./page/list-parts.ts";
import { pageLoadedTwice } from "./page/loaded-twice.ts";
import { pageMain } from "./page/main.ts";
import { pageNestedControl } from "./page/nested-control.ts";
import { pageObsolete } from "./page/obsolete.ts";
import { pageOverlay } from "./page/overlay.ts";
import { pageRepeatedChoice } from "./page/repeated-choice.ts";
import { pageScriptType } from "./page/script-type.ts";
import { pageUnclosed } from "./page/unclosed.ts";
import { textCityList } from "./text/city-list.ts";
import { textComment } from "./text/comment.ts";
import { textDate } from "./text/date.ts";
import { textDateOrder } from "./text/date-order.ts";
import { textFiller } from "./text/filler.ts";
import { textFrame } from "./text/frame.ts";
import { textGone } from "./text/gone.ts";
import { textHidden } from "./text/hidden.ts";
import { textHiddenOnPhones } from "./text/hidden-on-phones.ts";
import { textLow } from "./text/low.ts";
import { textMarkup } from "./text/markup.ts";
import { textMojibake } from "./text/mojibake.ts";
import { textNoscript } from "./text/noscript.ts";
import { textOtherLanguage } from "./text/other-language.ts";
import { textPastOffer } from "./text/past-offer.ts";
import { textPlaceholder } from "./text/placeholder.ts";
import { textPromise } from "./text/promise.ts";
import { textRepeated } from "./text/repeated.ts";
import { textStuffing } from "./text/stuffing.ts";
import { textThin } from "./text/thin.ts";
import { textUnfinished } from "./text/unfinished.ts";
import { titleBoilerplate } from "./title/boilerplate.ts";
import { titleBrandMissing } from "./title/brand-missing.ts";
import { titleBrandOnce } from "./title/brand-once.ts";
import { titleH1Agree } from "./title/h1-agree.ts";
import { titleHalfEmpty } from "./title/half-empty.ts";
import { titleLength } from "./title/length.ts";
import { titleNumber } from "./title/number.ts";
import { titleOne } from "./title/one.ts";
import { titlePageFact } from "./title/page-fact.ts";
import { titleRepetition } from "./title/repetition.ts";
import { titleSameSearch } from "./title/same-search.ts";
import { titleStaleYear } from "./title/stale-year.ts";
import { titleSwapped } from "./title/swapped.ts";
import { titleUnique } from "./title/unique.ts";
import { twCard } from "./tw/card.ts";

/** What one page says of itself: head, titles, social tags, headings, texts and pictures. */
export const pageRules: readonly Rule[] = [
  headClosedEarly,
  headSingle,
  headCharsetLangViewport,
  headSize,
  headEncoding,
  headByteOrderMark,
  headDoctype,
  headBase,
  headRefresh,
  headViewport,
  headPreload,
  headHreflang,
  indexBlocked,
  indexExpected,
  indexKeptOut,
  indexRobotsConflict,
  indexUnreadableNoindex,
  indexOnlyGoogle,
  indexOtherCrawlers,
  indexDeadDirectives,
  indexSnippetLimits,
  canonOne,
  canonAbsolute,
  canonSelf,
  canonOfAnother,
  canonAgree,
  canonNotRoot,
  canonTarget,
  canonJsStable,
  metaKeywords,
  titleOne,
  titleLength,
  titleSwapped,
  titleUnique,
  titleSameSearch,
  titleNumber,
  titleBoilerplate,
  titleHalfEmpty,
  titleBrandMissing,
  titleBrandOnce,
  titleRepetition,
  titlePageFact,
  titleH1Agree,
  titleStaleYear,
  descOne,
  descLength,
  descUnique,
  descOfAnother,
  descMasked,
  descList,
  ogRequired,
  ogOptional,
  ogOtherPage,
  ogImageFile,
  ogImageGeneric,
  twCard,
  iconSet,
  h1One,
  h1LengthUnique,
  headingEmpty,
  headingOrder,
  headingRepeated,
  headingSequenceSet,
  textGone,
  textFiller,
  textFrame,
  textDateOrder,
  textPastOffer,
  textPromise,
  textLow,
  textThin,
  textPlaceholder,
  textMojibake,
  textOtherLanguage,
  textMarkup,
  textCityList,
  textRepeated,
  textStuffing,
  textUnfinished,
  textHidden,
  textHiddenOnPhones,
  textNoscript,
  textComment,
  textDate,
  pageDuplicateId,
  pageFrameTitle,
  pageMain,
  pageListParts,
  pageAria,
  pageFormSubmit,
  pageNestedControl,
  pageObsolete,
  pageOverlay,
  pageRepeatedChoice,
  pageScriptType,
  pageAddedScript,
  pageBlockingScript,
  pageLoadedTwice,
  pageUnclosed,
  pageControlName,
  imgAlt,
  imgAltQuality,
  imgAltEmpty,
  imgSizeAttrs,
  imgWeight,
  imgLeadLazy,
  imgKeptOut,
  imgSrc,
  imgFilename,
];
