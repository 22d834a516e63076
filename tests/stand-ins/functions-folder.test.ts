import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFunctionsFinder } from "../../scripts/stand-ins/functions-folder.ts";
import { copyOfData, fixtureSite, realData, root, temporaryFolder } from "../support/data-folder.ts";

const deployed = join(root, "supabase", "functions");

/** Finds the folder for a data folder, and keeps what was reported. */
function finderFor(dataDir: string | undefined, functionsDir?: string, businessEmail?: string) {
  const reported: string[] = [];
  const report = (line: string) => void reported.push(line);
  const find = createFunctionsFinder({
    root,
    functionsDir,
    dataDir,
    businessEmail: () => businessEmail,
    report,
  });
  return { find, reported };
}

async function choose(...choice: Parameters<typeof finderFor>) {
  const { find, reported } = finderFor(...choice);
  return { folder: await find(), reported };
}

const wordsIn = (folder: string) =>
  readFileSync(join(folder, "send-confirmation-email/words.generated.ts"), "utf8");

/** Whether the functions of a folder are the real ones, but for their words, which are none. */
function expectSilence(folder: string): void {
  expect(wordsIn(folder)).toContain("= undefined;");
  expect(readFileSync(join(folder, "send-confirmation-email/mail.ts"), "utf8")).toBe(
    readFileSync(join(deployed, "send-confirmation-email/mail.ts"), "utf8"),
  );
}

describe("the functions that a preview runs", () => {
  it("are those that are deployed where the data has their words", async () => {
    expect(await choose(realData)).toEqual({ folder: deployed, reported: [] });
    expect(await choose(undefined)).toEqual({ folder: deployed, reported: [] });
  });

  it("are a copy with the words of other data, as they are at each request", async () => {
    const data = copyOfData(realData);
    const { find, reported } = finderFor(data.dir);
    expect(await find()).toBe(deployed);
    for (const subject of ["We have your request", "Thank you"]) {
      data.write(
        "mails/confirmation.yaml",
        data.read("mails/confirmation.yaml").replace(/^subject: .*$/m, `subject: ${subject}`),
      );
      const folder = await find();
      expect(wordsIn(folder)).toContain(`"subject": "${subject}"`);
      for (const file of ["send-confirmation-email/index.ts", "_shared/cors.ts"])
        expect(readFileSync(join(folder, file), "utf8")).toBe(readFileSync(join(deployed, file), "utf8"));
    }
    expect(reported).toEqual([]);
    expect(await find()).toBe(await find());
  });

  it("speak as another business where its data is named", async () => {
    const { folder, reported } = await choose(fixtureSite("roofer-ma"));
    expect(reported).toEqual([]);
    expect(wordsIn(folder)).not.toMatch(/citrus|paint/i);
    expect(wordsIn(folder)).toContain("Good day {firstName} {lastName},");
  });

  it("mail nothing where there is no data folder, which is said", async () => {
    const dir = join(temporaryFolder(), "data");
    const { folder, reported } = await choose(dir);
    expectSilence(folder);
    expect(reported).toEqual([
      `There is no data folder ${dir}, so no request is confirmed by mail. Name the one of this site with --data.`,
    ]);
  });

  it("mail nothing where the data has problems, which is said", async () => {
    const data = copyOfData();
    data.write("business.yaml", "name: [");
    const { folder, reported } = await choose(data.dir);
    expectSilence(folder);
    expect(reported).toEqual([
      `The data in ${data.dir} has problems, so no request is confirmed by mail. Run npx site validate.`,
    ]);
  });

  it("mail nothing where the data has no such mail, which is said", async () => {
    const data = copyOfData(fixtureSite("minimal"));
    const { folder, reported } = await choose(data.dir);
    expectSilence(folder);
    expect(reported).toEqual([
      `${data.dir} has no mails/confirmation.yaml, so no request is confirmed by mail.`,
    ]);
  });

  it("mail nothing in the name of a business whose pages these are not, which is said", async () => {
    const { folder, reported } = await choose(realData, undefined, "hello@maple-roofing.example");
    expectSilence(folder);
    expect(reported).toEqual([
      `These pages are those of hello@maple-roofing.example, and ${realData} is the data of estimates@citrusandcoast.example, so no request is confirmed by mail. Name the data of this site with --data, or build it again.`,
    ]);
  });

  it("are someone else's, taken as they are, where a folder is named", async () => {
    expect(await choose(realData, "/functions")).toEqual({ folder: "/functions", reported: [] });
  });
});
