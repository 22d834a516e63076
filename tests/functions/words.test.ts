import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateFunctions, wordsFile } from "../../scripts/functions/generate.ts";
import { createWordsModule } from "../../scripts/functions/words.ts";
import type { Terminal } from "../../scripts/output/report.ts";
import { copyOfData, type DataFolder, realData, root, temporaryFolder } from "../support/data-folder.ts";
import { siteOf } from "../support/site.ts";

const mail = `# yaml-language-server: $schema=../../../../../src/schema/mail.schema.json
subject: "Your request: {workType}"
preheader: From {businessName}
greeting: Hello {firstName},
paragraphs:
  - "**Soon** we [call](call) you. See [our roofs](/roof-repair) or [ask](#quote)."
closing: Kind regards,
signature: "{businessName}"
footer: ["{locality}, {region}"]
`;
const workType = `      - name: workType
        label: Work
        type: select
        missing: Select the work
        options:
          - { value: repair, label: Repair & Care }
`;

/** The smallest data with a confirmation mail. */
function dataWithMail(): DataFolder {
  const data = copyOfData();
  data.write("mails/confirmation.yaml", mail);
  data.edit("forms/quote.yaml", "submit: Ask for a quote\n", `${workType}submit: Ask for a quote\n`);
  return data;
}

/** The words of a module, read as JSON. */
function wordsOf(text: string) {
  return JSON.parse(text.slice(text.indexOf("= {") + 2, text.lastIndexOf(";")));
}

/** A run of the command, with the lines it printed. */
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

it("deploys the words that stand in the data", () => {
  const isFresh = readFileSync(join(root, wordsFile), "utf8") === createWordsModule(siteOf(realData));
  expect(isFresh, `${wordsFile} is stale. Run npm run functions`).toBe(true);
});

it("fills in what is true of the business and leaves what the visitor enters", () => {
  const words = wordsOf(createWordsModule(siteOf(dataWithMail().dir)));
  expect(words).toMatchObject({
    language: "en-US",
    from: "Maple & Sons Roofing <hello@maple-roofing.example>",
    replyTo: "Maple & Sons Roofing <hello@maple-roofing.example>",
    subject: "Your request: {workType}",
    preheader: "From Maple & Sons Roofing",
    greeting: "Hello {firstName},",
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
  expect(wordsOf(createWordsModule(siteOf(data.dir))).from).toBe(mailbox);
});

it("sends from the address of the verified domain and lets answers go to the business", () => {
  const data = dataWithMail();
  data.append("mails/confirmation.yaml", "fromEmail: quotes@mail.maple-roofing.example\n");
  expect(wordsOf(createWordsModule(siteOf(data.dir)))).toMatchObject({
    from: "Maple & Sons Roofing <quotes@mail.maple-roofing.example>",
    replyTo: "Maple & Sons Roofing <hello@maple-roofing.example>",
  });
});

it("writes the module of another data folder where it is told to", () => {
  const data = dataWithMail();
  const out = join(temporaryFolder(), "words.generated.ts");
  const { code, err } = generate("--data", data.dir, "--out", out);
  expect([code, err]).toEqual([0, expect.stringMatching(/^Wrote .*words\.generated\.ts$/)]);
  expect(readFileSync(out, "utf8")).toBe(createWordsModule(siteOf(data.dir)));
});

it("says what is missing where a business has no confirmation mail", () => {
  const { dir } = copyOfData();
  expect(generate("--data", dir)).toEqual({
    code: 2,
    out: "",
    err: `There is no mail confirmation in ${dir}.\n  Fix: Add mails/confirmation.yaml, or deploy no function that sends it.`,
  });
});

it("says what is missing where no form asks for the work", () => {
  const data = copyOfData();
  data.write("mails/confirmation.yaml", mail);
  expect(generate("--data", data.dir)).toEqual({
    code: 2,
    out: "",
    err: `No form in ${data.dir} has a field workType with options, which the mail confirmation names.\n  Fix: Add the field to a file in forms, with type: select and its options.`,
  });
});

it("reports a placeholder that nothing fills, and writes nothing", () => {
  const data = dataWithMail();
  data.edit("mails/confirmation.yaml", "Hello {firstName},", "Hello {fistName},");
  const out = join(temporaryFolder(), "words.generated.ts");
  const { code, out: printed } = generate("--data", data.dir, "--out", out);
  expect(code).toBe(1);
  expect(printed).toContain("mails/confirmation.yaml:4:17  error  unknown-placeholder");
  expect(printed).toContain("Write {firstName} instead of {fistName}.");
  expect(existsSync(out)).toBe(false);
});

it("reports a link of a mail that leads nowhere", () => {
  const data = dataWithMail();
  data.edit("mails/confirmation.yaml", "/roof-repair", "/roof-repairs");
  expect(generate("--data", data.dir).out).toMatch(
    /mails\/confirmation\.yaml:6:\d+ {2}error {2}broken-internal-link\n {2}\/roof-repairs /,
  );
});

it("refuses an option that it does not have", () => {
  const { code, err } = generate("--dta", "data");
  expect([code, err]).toEqual([2, expect.stringContaining("unknown option '--dta'")]);
});
