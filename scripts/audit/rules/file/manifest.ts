import { readManifest } from "../../manifest.ts";
import type { BarePageRule } from "../../rule.ts";

export const fileManifest: BarePageRule = {
  id: "file/manifest",
  needs: "pages",
  severity: "info",
  checks: "The web app manifest has a name, a short name, a start URL and icons.",
  why: "Phones show these when someone adds the site to the home screen.",
  fix: "Build the site again: npx site build",
  source: "google-favicon",
  *page({ path, facts }, audit) {
    const { manifest } = (path === "/" && readManifest(facts, audit)) || {};
    if (!manifest) return;
    for (const key of ["name", "short_name", "start_url"])
      if (!manifest[key]) yield { message: `The manifest lacks ${key}.` };
    const icons = Array.isArray(manifest.icons) ? (manifest.icons as unknown[]) : [];
    if (icons.length === 0) yield { message: "The manifest lacks icons." };
  },
};
