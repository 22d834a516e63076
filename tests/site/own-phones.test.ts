import { describe, expect, it } from "vitest";
import { AuditedSite } from "../support/audit.ts";
import { append, copyOfData } from "../support/data-folder.ts";
import { problemsAfter } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const pine = "/roofers-pine-bend-lake-county";
const maple = "/roofers-maple-grove-lake-county";

/** The minimal site with a number for its county and another for one of its cities; city pages print and call it. */
function withOwnPhones() {
  return copyOfData()
    .append("counties/lake-county.yaml", "phone: 612-555-0102\n")
    .append("cities/lake-county/pine-bend.yaml", "phone: 612-555-0103\n")
    .edit(
      "pages/city.yaml",
      "label: Get a quote",
      'label: "Call {phone}"\n        to: call\n      - label: Get a quote',
    );
}

describe("a number of its own", () => {
  it("is printed and called on the pages of the city or county that has it, and nowhere else", () => {
    const site = siteOf(withOwnPhones().dir);
    const textOf = (path: string) => JSON.stringify(pageAt(site, path).props.sections);
    const numbers = (path: string) =>
      [...new Set(textOf(path).match(/tel:\+\d+|612-555-01(?!01)\d\d/g))].sort();
    expect(numbers(pine)).toEqual(["612-555-0103", "tel:+16125550103"]);
    expect(numbers(maple)).toEqual(["612-555-0102", "tel:+16125550102"]);
    expect(numbers("/contact")).toEqual(["612-555-0100", "tel:+16125550100"]);
  });

  it("is told to search engines with the service of that page; the business keeps its own", () => {
    const graph = JSON.stringify(pageAt(siteOf(withOwnPhones().dir), pine).structuredData);
    expect(graph).toContain(
      '"availableChannel":{"@type":"ServiceChannel","servicePhone":{"@type":"ContactPoint","telephone":"+16125550103"}}',
    );
    expect(graph).toContain('"telephone":"+16125550100"');
  });

  it("is known to the audit on that page, and wrong on another", () => {
    const audited = new AuditedSite({ dataDir: withOwnPhones().dir });
    expect(audited.judge("biz/nap", pine)).toEqual([]);
    const swapped = audited.judge("biz/nap", maple, (html) =>
      html.replaceAll("612-555-0102", "612-555-0103").replaceAll("+16125550102", "+16125550103"),
    );
    expect(swapped).toEqual([
      `A link on ${maple} leads to tel:+16125550103, but the data says tel:+16125550102.`,
      `${maple} shows the phone number 612-555-0103, but the data says 612-555-0102 and, for texts, 612-555-0101.`,
    ]);
  });

  it.each([["counties/orange-county.yaml"], ["cities/orange-county/santa-ana.yaml"]])(
    "is refused where it cannot be right in %s",
    (file) => {
      expect(problemsAfter(append(file, "phone: 562-123\n"))).toEqual([
        expect.stringContaining(
          "Write the number with its area code, 10 digits in all, for example 612-555-0100.",
        ),
      ]);
    },
  );
});
