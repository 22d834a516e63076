import { describe, expect, it } from "vitest";
import { findProblems, problemsOf } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";
import { textsAlone, withoutWays } from "../support/texts-alone.ts";

describe("a business without phone, textPhone and email", () => {
  it("is told what is missing, where, and how to add it", () => {
    expect(problemsOf(withoutWays(["phone", "textPhone", "email"]))).toContainEqual(
      expect.stringMatching(/^error missing-field business.yaml:2 Add phone: 612-555-0100, textPhone: /),
    );
  });
});

describe("a business that answers texts alone", () => {
  it("has no problem where its texts speak of nothing else", () => {
    expect(problemsOf(textsAlone())).toEqual([]);
  });

  it("is reached by its number for texts everywhere", () => {
    const site = siteOf(textsAlone().dir);
    expect(site.contactLinks).toEqual({ text: "sms:+16125550101" });
    const graph = JSON.stringify(pageAt(site, "/").structuredData);
    expect(graph).toContain('"telephone":"+16125550101"');
    expect(graph).not.toContain("email");
  });

  it("is told of each place that speaks of calls or mails, in two problems", () => {
    const found = findProblems(withoutWays(["phone", "email"]));
    expect(found.map(({ code, message, hint, position }) => [code, message, hint, position?.file])).toEqual([
      [
        "missing-field",
        "business.yaml has no phone, but 11 places speak of it.",
        "Add phone: 612-555-0100 with your own value to business.yaml; or, where there is none, take out {phone} and the link call, or put {textPhone} and the link text in their place.",
        "forms/quote.yaml",
      ],
      [
        "missing-field",
        "business.yaml has no email, but 4 places speak of it.",
        "Add email: hello@maple-roofing.example with your own value to business.yaml; or, where there is none, take out {email}, or put {textPhone} and the link text in their place.",
        "navigation.yaml",
      ],
    ]);
  });

  it.each([
    ["pages/contact.yaml", "    textLabel: Text {textPhone}\n", 'The field "textLabel" is missing'],
    ["navigation.yaml", "  textLabel: Text {textPhone}\n", 'The field "textLabel" is missing in "footer".'],
    ["navigation.yaml", 'phoneLabel: "{textPhone}"\n', 'The field "phoneLabel" is missing.'],
  ])("needs the words of its link in %s", (file, line, message) => {
    const found = findProblems(textsAlone().edit(file, line, ""));
    expect(found.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });
});

it("is told of words on a link that writes to nobody, though they name a number", () => {
  const data = textsAlone().edit(
    "navigation.yaml",
    "  textLabel:",
    '  emailLabel: "Text {textPhone}"\n  textLabel:',
  );
  expect(findProblems(data).map(({ message }) => message)).toEqual([
    "business.yaml has no email, but 1 place speaks of it.",
  ]);
});

it("is told of words on a link that calls nobody", () => {
  const data = textsAlone().edit("navigation.yaml", "  textLabel:", "  callLabel: Call us\n  textLabel:");
  expect(findProblems(data).map(({ message, hint, position }) => [message, hint, position?.line])).toEqual([
    [
      "business.yaml has no phone, but 1 place speaks of it.",
      "Add phone: 612-555-0100 with your own value to business.yaml; or, where there is none, take out the link Call us, or put {textPhone} and the link text in their place.",
      29,
    ],
  ]);
});
