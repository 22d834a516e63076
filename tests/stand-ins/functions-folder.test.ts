import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findFunctions } from "../../scripts/stand-ins/functions-folder.ts";
import { copyOfData, fixtureSite, realData, root, temporaryFolder } from "../support/data-folder.ts";

const deployed = join(root, "supabase", "functions");

/** The folder that is chosen for a data folder, and what was reported. */
async function choose(dataDir: string | undefined, functionsDir?: string) {
  const reported: string[] = [];
  const report = (line: string) => void reported.push(line);
  return { folder: await findFunctions({ root, functionsDir, dataDir, report }), reported };
}

describe("the functions that a preview runs", () => {
  it("are those that are deployed where the data has their words", async () => {
    expect(await choose(realData)).toEqual({ folder: deployed, reported: [] });
    expect(await choose(undefined)).toEqual({ folder: deployed, reported: [] });
  });

  it("are a copy with the words of other data", async () => {
    const data = copyOfData(realData);
    data.write(
      "mails/confirmation.yaml",
      data.read("mails/confirmation.yaml").replace(/^subject: .*$/m, "subject: We have your request"),
    );
    const { folder, reported } = await choose(data.dir);
    expect(reported).toEqual([]);
    expect(folder).not.toBe(deployed);
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    expect(read("send-confirmation-email/words.generated.ts")).toContain('"subject": "We have your request"');
    for (const file of ["send-confirmation-email/index.ts", "get-property-data/index.ts", "_shared/cors.ts"])
      expect(read(file)).toBe(readFileSync(join(deployed, file), "utf8"));
  });

  it("are those that are deployed where there is no data folder", async () => {
    expect(await choose(join(temporaryFolder(), "data"))).toEqual({ folder: deployed, reported: [] });
  });

  it("are those that are deployed where the data has problems, which is said", async () => {
    const data = copyOfData();
    data.write("business.yaml", "name: [");
    expect(await choose(data.dir)).toEqual({
      folder: deployed,
      reported: [
        "The data has problems, so the confirmation mail has the words of the last npm run functions.",
      ],
    });
  });

  it("are those that are deployed where the data has no such mail, which is said", async () => {
    const data = copyOfData(fixtureSite("minimal"));
    const { folder, reported } = await choose(data.dir);
    expect(folder).toBe(deployed);
    expect(reported).toEqual([
      `There is no mail confirmation in ${data.dir}. The confirmation mail has the words of the last npm run functions.`,
    ]);
  });

  it("are someone else's, taken as they are, where a folder is named", async () => {
    expect(await choose(realData, "/functions")).toEqual({ folder: "/functions", reported: [] });
  });
});
