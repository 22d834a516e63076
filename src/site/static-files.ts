import { asError, type Problem } from "../problem.ts";
import { isWrittenFile } from "./own-files.ts";
import { redirectPageFiles } from "./redirects.ts";
import type { Site } from "./site.ts";

/** Files of `static` in the place of what is written from the data: one of the two would be lost. */
export function staticFileProblems(
  site: Pick<Site, "dataset" | "paths" | "redirects" | "business">,
): Problem[] {
  const { dataset, paths, redirects, business } = site;
  const sentOn = business.hosting?.redirectPages ? [...redirects.keys()] : [];
  const redirectPages = new Set(sentOn.flatMap(redirectPageFiles));
  return dataset.staticFiles.flatMap((file) => {
    const path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
    const isPage = file.endsWith(".html") && paths.has(path);
    if (!isPage && !redirectPages.has(file) && !isWrittenFile(file)) return [];
    return asError({
      code: "duplicate-path",
      message: `static/${file} has the place of ${isPage ? `the page ${path}` : "a file that is made from the data"}.`,
      hint: "Remove it, or give it another name.",
      position: { file: `static/${file}` },
    });
  });
}
