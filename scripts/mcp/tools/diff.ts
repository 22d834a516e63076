import { relative, resolve, sep } from "node:path";
import { group, text } from "../../../src/fields/index.ts";
import { realPath } from "../../publish/owner.ts";
import { difference } from "../../schemas/difference.ts";
import { UserError } from "../../user-error.ts";
import { defineTool } from "../tool.ts";

export const diff = defineTool({
  name: "diff",
  title: "Compare two builds",
  description:
    "Compares what crawlers read of two built folders: pages that came, went or moved, and every title, description, heading, text, link, picture and structured value that changed, identical changes together; also robots.txt, headers, redirects and the sitemap.",
  input: group("Which folders, both below the working directory.", {
    before: text("The built folder before.", "dist-old"),
    after: text("The built folder after.", "dist"),
  }),
  output: difference,
  async call({ before, after }, { cwd, run }) {
    for (const folder of [before, after]) requireBelow(cwd, folder);
    return run(["diff", "--", before, after]);
  },
});

/** Refuses a folder that lies elsewhere, by its own name or through a link. */
function requireBelow(cwd: string, folder: string): void {
  const way = relative(realPath(cwd), realPath(resolve(cwd, folder)));
  if (way !== ".." && !way.startsWith(`..${sep}`) && resolve(cwd, way) !== way) return;
  throw new UserError(
    `${folder} does not lie below ${cwd}, where this server reads.`,
    "Name a folder there, or start the server in a folder that holds both.",
  );
}
