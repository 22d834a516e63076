import { type LengthLimits, lengthFault } from "../../../src/seo/length-fault.ts";
import { cutToWidth, descriptionWidth, titleWidth } from "../../../src/seo/text-width.ts";
import { limitsOf } from "../../../src/site/audit-limits.ts";
import type { Site } from "../../../src/site/site.ts";
import { valuesOf } from "../../../src/site/subject-values.ts";
import { fillText } from "../../../src/site/text.ts";
import type { RecordAnswer, ResultText } from "./record-messages.ts";
import type { RecordRequest } from "./requests.ts";

type Asked = Extract<RecordRequest, { action: "result" }>;
type Result = Extract<RecordAnswer, { status: "result" }>;

/** The search result of a page, as it would be with other texts. */
export function showResult(site: Site, { path, title, description }: Asked): Result {
  const entry = site.paths.get(path);
  const values = valuesOf(site, entry?.subject);
  const limits = limitsOf(site.dataset);
  const pattern = entry?.page.value;
  return {
    status: "result",
    address: `${site.origin}${path}`,
    title: measured(fillText(title || (pattern?.title ?? ""), values), titleWidth, limits.title),
    description: measured(
      fillText(description || (pattern?.description ?? ""), values),
      descriptionWidth,
      limits.description,
    ),
  };
}

function measured(text: string, widthOf: (text: string) => number, limits: LengthLimits): ResultText {
  const fault = lengthFault(text, widthOf(text), limits);
  return {
    text: cutToWidth(text, limits.maxPixels, widthOf),
    width: widthOf(text),
    most: limits.maxPixels,
    ...(fault !== undefined && { fault }),
  };
}
