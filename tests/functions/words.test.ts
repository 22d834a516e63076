import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateFunctions } from "../../scripts/functions/generate.ts";
import {
  createModules,
  functionsFolder,
  holdModules,
  settingsFile,
  wordsFile,
} from "../../scripts/functions/modules.ts";
import type { Terminal } from "../../scripts/output/report.ts";
import { copyOfData, type DataFolder, realData, root, temporaryFolder } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";
import { siteOf } from "../support/site.ts";
import { textsAlone } from "../support/texts-alone.ts";

const mail = `# yaml-language-server: $schema=../../../../../schemas/mail.schema.json
subject: "Your request: {workType}"
preheader: From {businessName}
greeting: Hello {firstName},
paragraphs:
  - "**Soon** we [call](call) you. See [our roofs](/roof-repair) or [ask](#quote)."
closing: Kind regards,
signature: "{businessName}"
footer: ["{locality}, {region}"]
`;
function dataWithMail(): DataFolder {
  return copyOfData().write("mails/confirmation.yaml", mail);
}

function moduleValue(dataDir: string, file: string) {
  const text = createModules(siteOf(dataDir)).get(file) ?? "";
  return JSON.parse(text.slice(text.indexOf("= {") + 2, text.lastIndexOf(";")));
}

const wordsOf = (dataDir: string) => moduleValue(dataDir, wordsFile);

function generate(...args: string[]): { code: number; out: string; err: string } {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isColored: false,
    cwd: root,
  };
  const code = generateFunctions(args, temporaryFolder(), terminal);
  return { code, out: out.join("\n"), err: err.join("\n") };
}

it("deploys what stands in the data", () => {
  const isFresh = holdModules(join(root, functionsFolder), createModules(siteOf(realData)));
  expect(isFresh, "The functions are stale. Run npm run functions").toBe(true);
});

it("fills in what is true of the business and leaves what the visitor enters", () => {
  const words = wordsOf(dataWithMail().dir);
  expect(words).toMatchObject({
    language: "en-US",
    from: "Maple & Sons Roofing <hello@maple-roofing.example>",
    replyTo: "Maple & Sons Roofing <hello@maple-roofing.example>",
    subject: "Your request: {workType}",
    preheader: "From Maple & Sons Roofing",
    greeting: "Hello {firstName},",
    plainGreeting: "",
    summary: [],
    links: [],
    footer: ["Maple Grove, MN"],
    workTypes: { repair: "Repair & Care" },
  });
  expect(words.paragraphs).toEqual([
    [
      { strong: "Soon" },
      " we ",
      { label: "call", to: "tel:+16125550100" },
      " you. See ",
      { label: "our roofs", to: "https://www.maple-roofing.example/roof-repair" },
      " or ",
      { label: "ask", to: "https://www.maple-roofing.example/#quote" },
      ".",
    ],
  ]);
});

it.each([
  ["Smith, Jones & Co.", '"Smith, Jones & Co." <hello@maple-roofing.example>'],
  ['The "Roof" \\ Shop', '"The \\"Roof\\" \\\\ Shop" <hello@maple-roofing.example>'],
  ["Zoë's Roofs", "Zoë's Roofs <hello@maple-roofing.example>"],
])("writes the name %s as a mailbox that cannot be misread", (name, mailbox) => {
  const data = dataWithMail();
  data.edit("business.yaml", "name: Maple & Sons Roofing", `name: ${JSON.stringify(name)}`);
  expect(wordsOf(data.dir).from).toBe(mailbox);
});

it("sends from the address of the verified domain and lets answers go to the business", () => {
  const data = dataWithMail();
  data.append("mails/confirmation.yaml", "fromEmail: quotes@mail.maple-roofing.example\n");
  expect(wordsOf(data.dir)).toMatchObject({
    from: "Maple & Sons Roofing <quotes@mail.maple-roofing.example>",
    replyTo: "Maple & Sons Roofing <hello@maple-roofing.example>",
  });
});

it("greets without a name in the words of the data, or in the same where they hold none", () => {
  const data = dataWithMail().append("mails/confirmation.yaml", "plainGreeting: Hello,\n");
  expect(wordsOf(data.dir).plainGreeting).toBe("Hello,");
  const nameless = dataWithMail().edit("mails/confirmation.yaml", "Hello {firstName},", "Good day,");
  expect(wordsOf(nameless.dir).plainGreeting).toBe("Good day,");
});

it("tells the functions the origins and limits of the data, or the usual ones", () => {
  const data = copyOfData(realData);
  const settings = () => moduleValue(data.dir, settingsFile);
  const origins = ["https://www.citrusandcoast.example"];
  const usual = { mailsPerAddressPerDay: 2, mailsPerHour: 60, lookUpsPerDay: 200 };
  expect(settings()).toEqual({ origins, ...usual });
  data.edit("backend.yaml", "  limits:\n", "  origins: [https://citrusandcoast.example]\n  limits:\n");
  data.edit("backend.yaml", "lookUpsPerDay: 200", "lookUpsPerDay: 50");
  expect(settings()).toEqual({
    ...usual,
    origins: [...origins, "https://citrusandcoast.example"],
    lookUpsPerDay: 50,
  });
  data.remove("backend.yaml");
  expect(settings()).toEqual({ origins, ...usual });
});

it("writes the modules of another data folder where it is told to", () => {
  const data = dataWithMail();
  const out = join(temporaryFolder(), "functions");
  const { code, err } = generate("--data", data.dir, "--out", out);
  expect(code).toBe(0);
  expect(err.split("\n")).toEqual([
    expect.stringMatching(/^Wrote .*settings\.generated\.ts$/),
    expect.stringMatching(/^Wrote .*words\.generated\.ts$/),
    expect.stringMatching(/^Wrote .*forms\.generated\.ts$/),
  ]);
  expect(holdModules(out, createModules(siteOf(data.dir)))).toBe(true);
});

it("writes that nothing is mailed, and says so, where a business has no confirmation mail", () => {
  const { dir } = copyOfData();
  const out = join(temporaryFolder(), "functions");
  const { code, err } = generate("--data", dir, "--out", out);
  expect([code, err.split("\n").at(-1)]).toEqual([
    0,
    `${dir} has no mails/confirmation.yaml, so requests are not confirmed: send-confirmation-email need not be deployed.`,
  ]);
  expect(readFileSync(join(out, wordsFile), "utf8")).toContain(
    "export const words: MailWords | undefined = undefined;",
  );
});

it("reports a placeholder that nothing fills, and writes nothing", () => {
  const data = dataWithMail().edit("mails/confirmation.yaml", "Hello {firstName},", "Hello {fistName},");
  const out = join(temporaryFolder(), "functions");
  const { code, out: printed } = generate("--data", data.dir, "--out", out);
  expect(code).toBe(1);
  expect(printed).toContain("mails/confirmation.yaml:4:17  error  unknown-placeholder");
  expect(printed).toContain("Write {firstName} instead of {fistName}.");
  expect(existsSync(out)).toBe(false);
});

it("reports a link of a mail that leads nowhere", () => {
  const data = dataWithMail().edit("mails/confirmation.yaml", "/roof-repair", "/roof-repairs");
  expect(generate("--data", data.dir).out).toMatch(
    /mails\/confirmation\.yaml:6:\d+ {2}error {2}broken-internal-link\n {2}\/roof-repairs /,
  );
});

it("refuses an option that it does not have", () => {
  const { code, err } = generate("--dta", "data");
  expect([code, err]).toEqual([2, expect.stringContaining("unknown option '--dta'")]);
});

it("mails from the address that the mail names, where the business publishes none, and nowhere else", () => {
  const text = mail.replace("[call](call)", "[text](text)");
  const data = textsAlone().write("mails/confirmation.yaml", text);
  expect(findProblems(data).map(({ message, position }) => [message, position?.file])).toEqual([
    [
      'The mail has no "fromEmail", and business.yaml has no email that it could come from.',
      "mails/confirmation.yaml",
    ],
  ]);
  data.edit("mails/confirmation.yaml", "subject:", "fromEmail: van@mail.maple-roofing.example\nsubject:");
  expect(findProblems(data)).toEqual([]);
  const words = wordsOf(data.dir);
  expect(words.from).toContain("<van@mail.maple-roofing.example>");
  expect(words).not.toHaveProperty("replyTo");
});
