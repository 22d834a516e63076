import { describeLoss, gatherLosses } from "../../file-losses.ts";
import { type BrokenFile, hasOtherDigest, isGone, neededFiles } from "../../needed-files.ts";
import { defineBareSetRule } from "../../rule.ts";

export const fileBroken = defineBareSetRule<BrokenFile[]>({
  id: "file/broken",
  needs: "pages",
  severity: "error",
  checks: "No file that a page needs is empty, truncated, or something other than its name says.",
  why: "The file exists and is served, but browsers cannot use it.",
  fix: "Build the site again: npx site build. If the problem remains, add the original file to the data again.",
  source: "screaming-frog",
  note(page, audit) {
    const broken = neededFiles(audit)
      .ofPage(page)
      .filter(({ fault }) => fault !== isGone);
    return broken.length > 0 ? broken : undefined;
  },
  *set(notes, audit) {
    for (const loss of gatherLosses(notes, [])) {
      const [file = ""] = loss.files;
      const [path, ...related] = loss.paths;
      yield {
        message: describeLoss(loss, audit.types.size),
        cause: file,
        ...(loss.fault === hasOtherDigest
          ? {
              words: loss.address,
              fix: "Write the checksum of the file as it is, or upload the file as it was.",
            }
          : { file: file.slice(1) }),
        ...(path !== undefined && { path }),
        related,
      };
    }
  },
});
