import type { BarePageRule } from "../../rule.ts";

export const fileManifest: BarePageRule = {
  id: "file/manifest",
  needs: "pages",
  severity: "info",
  checks: "The manifest has a name, a short name, a start address and icons that exist.",
  why: "Phones show these when somebody keeps the site on the home screen.",
  fix: "Build the site again: npx site build",
  source: "google-favicon",
  *page({ path, facts }, { files, internal }) {
    const link = path === "/" ? facts.linkTags.find(({ rel }) => rel === "manifest") : undefined;
    const file = link && internal(link.href, path)?.path;
    if (!file) return;
    const manifest = parse(files.textOf(file));
    if (!manifest) {
      yield { message: `The manifest ${file} does not exist, or is not JSON.` };
      return;
    }
    for (const key of ["name", "short_name", "start_url"])
      if (!manifest[key]) yield { message: `The manifest lacks ${key}.` };
    const icons = Array.isArray(manifest.icons) ? (manifest.icons as { src?: unknown }[]) : [];
    if (icons.length === 0) yield { message: "The manifest lacks icons." };
    for (const { src } of icons) {
      const target = internal(String(src), file)?.path;
      if (!target || !files.has(target))
        yield { message: `The manifest names the icon ${src}, which does not exist.` };
    }
  },
};

function parse(text = ""): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
