import { describe, expect, it } from "vitest";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { page } from "../support/fuller-site.ts";
import { check, findProblems } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const section = `  - kind: certifications
    heading: Licensed
    numberLabel: No. {number}
    validLabel: Valid through {date}
    linkLabel: Look up {name}
`;
const credentials = `license:
  authority: DLI
  authorityName: Department of Labor and Industry
  number: BC000123
  url: https://www.dli.example/look-up
certifications:
  - { name: Safe Roof Firm, authority: Roof Safety Board, number: RS-100, validThrough: 2026-03-09 }
  - { name: Slate Firm, authority: Slate Board, number: S-7, sample: true }
`;

/** The minimal site with these credentials in place of its own, and a page that lists them. */
function withCredentials(listed = credentials): DataFolder {
  const data = copyOfData();
  const business = data.read("business.yaml").replace(/^(license|certifications):\n( .*\n)+/gm, "");
  return data
    .write("business.yaml", business + listed)
    .write("pages/papers.yaml", page("/papers", "about", section));
}

const dateOf = (today: string) => pageAt(siteOf(withCredentials().dir, { today }), "/papers");
const named = (today: string) => {
  const [, view] = dateOf(today).props.sections;
  return view?.kind === "certifications" ? view.credentials : [];
};
const marked = (today: string) => {
  const [business] = (dateOf(today).structuredData?.["@graph"] ?? []) as unknown as {
    hasCredential?: object[];
  }[];
  return business?.hasCredential;
};

describe("license and certificates", () => {
  it("are listed with number, authority, last day and where to look them up", () => {
    expect(named("2026-03-09")).toMatchSnapshot();
  });

  it("are told to search engines, all but samples", () => expect(marked("2026-03-09")).toMatchSnapshot());

  it("are neither listed nor told from the day after the last one, and a warning names the line", () => {
    expect(named("2026-03-10").map(({ name }) => name)).toEqual(["DLI", "Slate Firm"]);
    expect(marked("2026-03-10")).toHaveLength(1);
    const data = withCredentials();
    expect(findProblems(data, { today: "2026-03-09" })).toEqual([]);
    expect(findProblems(data, { today: "2026-03-10" })).toMatchObject([
      {
        code: "invalid-value",
        severity: "warning",
        message:
          'The certificate "Safe Roof Firm" expired on 2026-03-09; sections and structured data no longer name it.',
        hint: "Write its new last day, or remove it, and what texts say of it.",
        position: { file: "business.yaml" },
        place: { file: "business.yaml", pointer: "/certifications/0/validThrough" },
      },
    ]);
  });

  it("are asked for by a section that would show none", () => {
    expect(check(withCredentials("").dir).found.join("\n")).toContain(
      "A section of kind certifications shows a license and certificates, which this page does not have",
    );
  });
});
