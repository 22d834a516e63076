import type { PictureRecord } from "../../src/site/pictures.ts";
import { metaContents } from "../read-build/head-values.ts";
import type { BareAudit } from "./audit.ts";
import type { BarePage, Found } from "./rule.ts";

/** Meta tags that a page for search engines must have, and has not or leaves empty. */
export function* missingTags(
  page: BarePage,
  required: readonly string[],
  audit: BareAudit,
): Generator<Found> {
  const { path, expected, facts } = page;
  if (!expected.isIndexed) return;
  const has = (key: string) => Boolean(metaContents(facts, key)[0]);
  // A build writes them all; elsewhere X takes the tags of Open Graph for those of its own, needs no text of a picture, and en_US is the locale that none names.
  const isOptional = (key: string) => key === "twitter:image:alt" || has(key.replace("twitter:", "og:"));
  const isDefault = (key: string) => key === "og:locale" && /^en(-us)?$/i.test(facts.language ?? "");
  const isGiven = (key: string) => has(key) || (!audit.site.dataset && (isOptional(key) || isDefault(key)));
  const missing = required.filter((key) => !isGiven(key));
  const picture = missing.some(isOfPicture) ? undescribedPicture(page, audit) : undefined;
  if (picture && missing.includes("og:image:alt")) yield noAlt(picture);
  const ofTemplate = picture ? missing.filter((key) => !isOfPicture(key)) : missing;
  const hasNone = ofTemplate.length === required.length;
  for (const keys of hasNone ? [ofTemplate.join(", ")] : ofTemplate)
    yield { message: `${path} lacks ${keys}.`, cause: keys };
}

type UndescribedPicture = Pick<PictureRecord, "name" | "file">;

function isOfPicture(key: string): boolean {
  return key.endsWith(":image:alt");
}

/** The picture of the previews of a page where the data says nothing of what it shows. */
function undescribedPicture({ expected }: BarePage, { site }: BareAudit): UndescribedPicture | undefined {
  const { url = "", alt } = expected.props?.head.openGraph.image ?? {};
  if (!site.dataset || alt !== "") return undefined;
  const [found] = [...site.dataset.imageFiles].filter(([name]) => url.endsWith(`/${name}`));
  return found && { name: found[0], file: found[1] };
}

function noAlt({ name, file }: UndescribedPicture): Found {
  const record = file.replace(/\.[^.]+$/, ".yaml");
  return {
    message: `The picture ${name}, which link previews show, has no alt text.`,
    cause: `picture ${name}`,
    place: { file: record, pointer: "/alt" },
    isOfRecord: true,
    fix: `Write "alt:" and what the picture shows into ${record}.`,
  };
}
