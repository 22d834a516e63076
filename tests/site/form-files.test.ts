import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { writeFormsSite } from "../support/forms-site.ts";
import { findProblems } from "../support/problems.ts";

function problemsOf(file: string, from: string, to: string): string[] {
  const dir = join(temporaryFolder(), "data");
  writeFormsSite(dir);
  const data = new DataFolder(dir).edit(file, from, to);
  return findProblems(data).map((found) => `${found.place?.file}: ${found.message} ${found.hint}`);
}

const form = "forms/function-form.yaml";

describe("forms of a site", () => {
  it.each([
    [
      "delivery: function\n",
      "",
      'The field "photos" takes files, and EmailJS, which delivers this form, brings none. Add delivery: function to the form (or host, or webhook), or remove the field.',
    ],
    [
      "type: text\n",
      "type: text\n        maxFiles: 2\n",
      '"maxFiles" is for files, but "firstName" is of type text. Write type: file, or remove maxFiles.',
    ],
    [
      "name: photos",
      "name: message",
      '"message" is the name of a text in the mail to the business, and this field takes files. Give the field a name of its own, such as photos.',
    ],
  ])("are refused with %j → %j", (from, to, text) => {
    expect(problemsOf(form, from, to)).toEqual([`${form}: ${text}`]);
  });

  it("need words for files that are not taken", () => {
    const words = `files:
  wrongType: "{name} is not a photo"
  tooMany: "No more than {max} photos"
  tooLarge: "Together no more than {max} MB"
  remove: "Remove {name}"
`;
    expect(problemsOf(form, words, "")).toEqual([
      expect.stringContaining(
        'The field "files" is missing: the words of "photos" for files that are not taken.',
      ),
    ]);
  });

  it("take no more together than a mailbox does", () => {
    const second =
      "      - name: plans\n        label: Plans\n        type: file\n        optional: true\n        maxMegabytes: 10\n";
    expect(problemsOf(form, "files:\n", `${second}files:\n`)).toEqual([
      `${form}: The fields for files of this form take 11 MB together, and mail programs take 10. Lower maxMegabytes until they are 10 together.`,
    ]);
  });

  it("are named by their files", () => {
    expect(problemsOf("pages/function.yaml", "form: function-form", "form: funtion-form")).toEqual([
      "pages/function.yaml: There is no file forms/funtion-form.yaml. Did you mean function-form? Write function-form instead of funtion-form.",
    ]);
  });
});
