// @module-tag nightly
import { relative } from "node:path";
import { expect, it } from "vitest";
import { checkData } from "../../scripts/check/check-data.ts";
import { checkFunctions } from "../../scripts/doctor/folder-checks.ts";
import { thisMachine } from "../../scripts/doctor/this-machine.ts";
import { copyOfData, fixtureSite, realData, root } from "../support/data-folder.ts";

function saidOf(dataDir: string): { release: string[]; doctor: string } {
  const { problems } = checkData(dataDir, { isRelease: true, root });
  const release = problems.filter(({ message }) => message.includes("edge functions"));
  const { status, message } = checkFunctions(thisMachine(root), { root, dataDir, out: "", cacheDir: "" });
  return {
    release: release.map(({ message, hint, place }) => `${place?.file}: ${message} ${hint}`),
    doctor: `${status}: ${message}`,
  };
}

it("lets functions go live that say what the data says", () => {
  expect(saidOf(realData)).toEqual({ release: [], doctor: "ok: The edge functions say what the data says." });
});

it("refuses functions that speak as another business", () => {
  const dir = fixtureSite("roofer-ma");
  const message =
    "The edge functions speak as another business: they mail from Citrus & Coast Painting <estimates@citrusandcoast.example>.";
  expect(saidOf(dir)).toEqual({
    release: [
      `mails/confirmation.yaml: ${message} Run npm run functions -- --data ${relative(process.cwd(), dir)}, then deploy them.`,
    ],
    doctor: `warning: ${message}`,
  });
});

it.each([
  ["mails/confirmation.yaml", "closing: Best regards,", "closing: With best wishes,"],
  ["forms/estimate.yaml", "label: Cabinet Painting", "label: Cabinets"],
  ["backend.yaml", "mailsPerHour: 60", "mailsPerHour: 30"],
  ["business.yaml", "https://www.citrusandcoast.example", "https://citrusandcoast.example"],
])("refuses functions that are older than a change of %s", (file, from, to) => {
  const data = copyOfData(realData);
  data.write(file, data.read(file).replace(from, to));
  const message = "The edge functions hold other words, limits or origins than the data.";
  expect(saidOf(data.dir)).toEqual({
    release: [expect.stringContaining(message)],
    doctor: `warning: ${message}`,
  });
});
