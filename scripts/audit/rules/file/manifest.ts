import type { BarePageRule } from "../../rule.ts";

export const fileManifest: BarePageRule = {
  id: "file/manifest",
  needs: "pages",
  severity: "info",
  checks: "The manifest has a name, a short name, a start address and icons.",
  why: "Phones show these when somebody keeps the site on the home screen.",
  fix: "Build the site again: npx site build",
  source: "google-favicon",
  *page({ path, facts }, { files, internal }) {
    const link = path === "/" ? facts.linkTags.find(({ rel }) => rel === "manifest") : undefined;
    const file = link && internal(link.href, path)?.path;
    if (!file) return;
    // A file that is missing or broken has its own finding.
    if (files.isBroken(file)) return;
    const manifest = JSON.parse(files.textOf(file) ?? "{}") as Record<string, unknown>;
    for (const key of ["name", "short_name", "start_url"])
      if (!manifest[key]) yield { message: `The manifest lacks ${key}.` };
    const icons = Array.isArray(manifest.icons) ? (manifest.icons as unknown[]) : [];
    if (icons.length === 0) yield { message: "The manifest lacks icons." };
  },
};
