import type { PageFacts } from "../read-build/page-facts.ts";
import type { BareAudit } from "./audit.ts";

/** A manifest, and its path from the root of the site. */
export interface ReadManifest {
  file: string;
  manifest: Record<string, unknown>;
}

/** The manifest that the home page links; undefined where it links none, or one that has its own finding: missing or broken. */
export function readManifest(
  { linkTags }: PageFacts,
  { files, internal }: BareAudit,
): ReadManifest | undefined {
  const link = linkTags.find(({ rel }) => rel === "manifest");
  const file = link && internal(link.href, "/")?.path;
  if (!file || files.isBroken(file)) return undefined;
  return { file, manifest: JSON.parse(files.textOf(file) ?? "{}") as Record<string, unknown> };
}
