import { join, relative } from "node:path";
import { listCallers } from "../../src/calls/endpoints.ts";
import { asError, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { createModules, functionsFolder, holdModules, senderIn } from "../functions/modules.ts";

/** Whether the edge functions of the tool, as they would be deployed, say something else than the data: none, or one problem. */
export function staleFunctions(site: Site, root: string): Problem[] {
  const { dataset, business } = site;
  if (listCallers(dataset).length === 0) return [];
  const folder = join(root, functionsFolder);
  if (holdModules(folder, createModules(site))) return [];
  const sender = senderIn(folder);
  const isForeign = sender !== undefined && !sender.includes(business.name);
  return [
    asError({
      code: "placeholder-value",
      message: isForeign
        ? `The edge functions speak as another business: they mail from ${sender}.`
        : "The edge functions hold other words, limits or origins than the data.",
      hint: `Run npm run functions -- --data ${relative(process.cwd(), dataset.dataDir) || "."}, then deploy them.`,
      place: { file: dataset.mails[0]?.file ?? dataset.backend?.file ?? dataset.business.file, pointer: "" },
    }),
  ];
}
