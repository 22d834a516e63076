import { describe, expect, it } from "vitest";
import type { Problem } from "../../src/problem.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { copyOfData, type DataFolder, fixtureSite, realData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";
import { withoutWays } from "../support/texts-alone.ts";

function problemsOf(data: DataFolder) {
  return findProblems(data).map(({ code, position, message, hint }) => ({
    code,
    at: `${position?.file}:${position?.line}:${position?.column}`,
    message,
    hint,
  }));
}

function takeField(data: DataFolder, name: string): string {
  const file = "forms/quote.yaml";
  const [lines = ""] = new RegExp(`      - name: ${name}\\n(        .*\\n)+`).exec(data.read(file)) ?? [];
  data.edit(file, lines, "");
  return lines;
}

describe("a form that the calls would refuse", () => {
  it.each(["firstName", "lastName", "email", "workType"])(
    "is one without %s, and the fix adds it",
    (name) => {
      const data = copyOfData();
      takeField(data, name);
      const [found, ...others] = problemsOf(data);
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        code: "missing-field",
        at: "forms/quote.yaml:7:7",
        message: `The form has no field "${name}", and without it every request is refused.`,
      });
      const [, entry = ""] = /^Add to the fields: (- .*)$/.exec(found?.hint ?? "") ?? [];
      data.edit("forms/quote.yaml", "    fields:\n", `    fields:\n      ${entry}\n`);
      expect(problemsOf(data)).toEqual([]);
    },
  );

  it.each([
    ["email", "text", "Write type: email."],
    ["email", "textarea", "Write type: email."],
    ["lastName", "tel", "Write type: text."],
  ])("is one whose %s is of type %s", (name, type, hint) => {
    const data = copyOfData();
    const lines = takeField(data, name);
    const changed = lines.replace(/type: \w+/, `type: ${type}`);
    data.edit("forms/quote.yaml", "    fields:\n", `    fields:\n${changed}`);
    expect(problemsOf(data)).toEqual([
      {
        code: "invalid-value",
        at: "forms/quote.yaml:9:15",
        message: `The field "${name}" is of type ${type}, and what is entered there is refused.`,
        hint,
      },
    ]);
  });

  it.each([
    ["email", "mail"],
    ["firstName", "name"],
    ["lastName", "surname"],
  ])("is one that asks for %s as %s, which the fix renames", (name, other) => {
    const data = copyOfData();
    data.edit("forms/quote.yaml", `name: ${name}\n`, `name: ${other}\n`);
    const problems = findProblems(data);
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      [
        `The form has no field "${name}", and without it every request is refused. "${other}" asks for it.`,
        `Write ${name} instead of ${other}.`,
      ],
    ]);
    applySuggestion(data, suggestionOf(problems[0] as Problem));
    expect(findProblems(data)).toEqual([]);
  });

  it.each([
    [
      "locksmith-az",
      "forms/callback.yaml",
      "The form has no line delivery:, so EmailJS brings its requests, and each is refused without the fields lastName, email, workType.",
      /^Add delivery: function to the form \(or host, or webhook\); or, for EmailJS, add to the fields: - \{ name: lastName, .* \} {2}- \{ name: workType, .* \}$/,
    ],
    [
      "tree-care-nm",
      "forms/estimate.yaml",
      'The field "photos" takes files, and EmailJS, which delivers this form, brings none.',
      /^Add delivery: function to the form \(or host, or webhook\), or remove the field\.$/,
    ],
  ])("of %s is one that does not say what brings its requests", (fixture, file, message, hint) => {
    const data = copyOfData(fixtureSite(fixture));
    data.write(file, data.read(file).replace(/^delivery: .*\n/m, ""));
    const found = findProblems(data).filter(({ severity }) => severity === "error");
    expect(found).toMatchObject([{ message, hint: expect.stringMatching(hint) }]);
  });

  it("is one that asks for the work in words of the visitor", () => {
    const data = copyOfData();
    takeField(data, "workType");
    const field = "      - { name: workType, label: Work, type: text, missing: Say what it is }\n";
    data.edit("forms/quote.yaml", "    fields:\n", `    fields:\n${field}`);
    expect(problemsOf(data).map(({ hint }) => hint)).toEqual(["Write type: select, with its options."]);
  });
});

describe("a business without an address of its own", () => {
  const mailed = 'The mail has no "fromEmail", and business.yaml has no email that it could come from.';
  const formOf = (lines: string) => {
    const data = withoutWays(["email"], realData);
    const form = data.read("forms/estimate.yaml").replace(/^(?:delivery|confirmation): .*\n/gm, "");
    data.write(
      "mails/confirmation.yaml",
      data.read("mails/confirmation.yaml").replace(/^fromEmail: .*\n/m, ""),
    );
    return data.write("forms/estimate.yaml", `${lines}${form}`);
  };

  it.each([
    ["", [mailed]],
    ["delivery: function\n", [mailed]],
    ["delivery: function\nconfirmation: false\n", [mailed]],
    ["delivery: webhook\n", [mailed]],
    ["delivery: webhook\nconfirmation: false\n", []],
    ["delivery: host\n", []],
  ])("is told that mails have no sender where a form with the lines %j sends some", (lines, messages) => {
    expect(
      problemsOf(formOf(lines))
        .map(({ message }) => message)
        .filter((message) => message.includes("fromEmail")),
    ).toEqual(messages);
  });
});

describe("a text that becomes a header of mails", () => {
  it.each([
    ['"Your request\\r\\nBcc: all@maple.example"', '"Your request Bcc: all@maple.example"'],
    ['"a\\nb"', '"a b"'],
    ['"a\\tb"', '"a b"'],
    ["|\n  a\n  b", '"a b"'],
  ])("is refused as %s", { tags: "nightly" }, (written, right) => {
    for (const [file, name, line] of [
      ["mails/confirmation.yaml", "subject", /^subject: .*$/m],
      ["forms/estimate.yaml", "mailSubject", /^mailSubject: .*$/m],
      ["business.yaml", "name", /^name: .*$/m],
    ] as const) {
      const data = copyOfData(realData);
      data.write(file, data.read(file).replace(line, `${name}: ${written}`));
      const [found, ...others] = problemsOf(data);
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        code: "invalid-value",
        message: `"${name}" holds a line break or another control character, and it becomes a header of mails.`,
        hint: `Write it on one line: ${right}`,
      });
      expect(found?.at).toMatch(new RegExp(`^${file}:\\d+:\\d+$`));
      data.write(file, data.read(file).replace(`${name}: ${written}`, `${name}: ${right}`));
      expect(problemsOf(data)).toEqual([]);
    }
  });

  it.each(["'Your request: {workType}'", '"José & Söhne 漢字"', ">\n  Your\n  request"])(
    "is taken as %s",
    (written) => {
      const data = copyOfData(realData);
      const file = "mails/confirmation.yaml";
      data.write(file, data.read(file).replace(/^subject: .*$/m, `subject: ${written}`));
      expect(problemsOf(data)).toEqual([]);
    },
  );
});

describe("no fault", () => {
  it("is a form in any order and any groups, or without phone and message", () => {
    const data = copyOfData(realData).edit("forms/estimate.yaml", "  - legend: Property\n    fields:\n", "");
    expect(problemsOf(data)).toEqual([]);
  });

  it("is a form that no page shows", () => {
    const data = copyOfData();
    takeField(data, "lastName");
    for (const file of ["city", "contact", "home"])
      data.write(
        `pages/${file}.yaml`,
        data
          .read(`pages/${file}.yaml`)
          .replace(
            / {2}- kind: contact\n {4}id: quote\n( {4}.*\n)+/,
            "  - kind: notice\n    id: quote\n    heading: Call\n    text: Call us.\n",
          ),
      );
    expect(problemsOf(data).filter(({ at }) => at.startsWith("forms"))).toEqual([]);
  });
});
