import { describeLoss, gatherLosses } from "../../file-losses.ts";
import { inOtherCase } from "../../link-targets.ts";
import { type BrokenFile, isGone, neededFiles } from "../../needed-files.ts";
import { defineBareSetRule } from "../../rule.ts";

export const fileMissing = defineBareSetRule<BrokenFile[]>({
  id: "file/missing",
  needs: "pages",
  severity: "error",
  checks: "Every stylesheet, script, font, image, icon and data file that a page needs exists.",
  why: "The page still loads, so only visitors notice that it is broken.",
  fix: "Build the site again: npx site build",
  source: "screaming-frog",
  note(page, audit) {
    const missing = neededFiles(audit)
      .ofPage(page)
      .filter(({ fault }) => fault === isGone);
    return missing.length > 0 ? missing : undefined;
  },
  *set(notes, audit) {
    const needed = neededFiles(audit);
    const ofSitemap = needed.ofSitemap().filter(({ fault }) => fault === isGone);
    for (const loss of gatherLosses([...notes, ["", ofSitemap]], needed.paths)) {
      const [file = ""] = loss.files;
      const [path, ...related] = loss.paths;
      const other = loss.files.length === 1 ? inOtherCase(file, audit) : undefined;
      yield {
        message: `${describeLoss(loss, audit.types.size)}${other ? ` But ${other.says}.` : ""}`,
        ...(other && { fix: `Write ${other.right} in its place.` }),
        cause: loss.files.length > 1 ? `all ${file}` : file,
        file: loss.from,
        words: loss.address,
        ...(loss.use === "stylesheet" && { loses: "styles" }),
        ...(path !== undefined && { path }),
        related,
      };
    }
  },
});
