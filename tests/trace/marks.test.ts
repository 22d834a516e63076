import { describe, expect, it } from "vitest";
import { markDataset } from "../../scripts/trace/mark-dataset.ts";
import { Marks } from "../../scripts/trace/marks.ts";
import { createTracedSite } from "../../scripts/trace/traced-site.ts";
import { pageWords } from "../../src/layout/view.ts";
import { listPages } from "../../src/pages/pages.ts";
import { iconOf } from "../../src/parts/Icon.tsx";
import { fillText } from "../../src/site/text.ts";
import { copyOfData, realData } from "../support/data-folder.ts";
import { datasetOf, pagesOf, siteOf } from "../support/site.ts";

const place = (pointer: string) => ({ file: "business.yaml", pointer });

describe("a marked text", () => {
  it("says where it and the values within it come from", () => {
    const marks = new Marks();
    const template = marks.mark("Call {phone}", place("/line"));
    const filled = fillText(template, { phone: marks.mark("612-555-0100", place("/phone")) });
    expect(marks.read(`${filled} now`)).toEqual({
      text: "Call 612-555-0100 now",
      marks: [
        {
          place: place("/line"),
          written: "Call {phone}",
          text: "Call 612-555-0100",
          inner: [{ place: place("/phone"), written: "612-555-0100", text: "612-555-0100", inner: [] }],
        },
      ],
    });
  });

  it("gives its text also where it was cut, and then loses the mark", () => {
    const marks = new Marks();
    const marked = marks.mark("one two", place("/a"));
    expect(marks.read(marked.slice(0, 4))).toEqual({ text: "one", marks: [] });
    expect(marks.read(marked.slice(4))).toEqual({ text: " two", marks: [] });
  });

  it("leads where it led, so that a button has its drawing", () => {
    const links = ["tel:+16125550100", "sms:+16125550101", "mailto:hello@maple.example", "/contact"];
    const icons = links.map((to) => iconOf(new Marks().mark(to, place("/to"))));
    expect(icons).toEqual(["phone", "message", "mail", undefined]);
    expect(links.map(iconOf)).toEqual(icons);
    expect(iconOf("https://maple.example/mailto:x")).toBe(undefined);
  });

  it("sorts as the plain texts do", () => {
    const marks = new Marks();
    const names = ["Pine Bend", "Maple Grove", "Otter Falls"];
    const marked = names.map((name) => marks.mark(name, place("/name"))).sort();
    expect(marked.map((name) => marks.read(name).text)).toEqual([...names].sort());
  });

  it("keeps apart more places than one sign can number", () => {
    const marks = new Marks();
    const marked = Array.from({ length: 10_000 }, (_, index) => marks.mark("x", place(`/${index}`)));
    expect(marks.read(marked[9_999] ?? "").marks[0]?.place.pointer).toBe("/9999");
  });
});

describe("the marked data", () => {
  it("leaves what is read by programs as it is: names, addresses, dates, choices", () => {
    const { pages, business, cities } = markDataset(datasetOf(), new Marks());
    expect(pages.map(({ value }) => [value.path, value.type])).toEqual(
      datasetOf().pages.map(({ value }) => [value.path, value.type]),
    );
    expect(business.value.locale).toBe("en-US");
    expect(business.value.hours.days[0]).toMatchObject({
      opens: "08:00",
      days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    });
    expect(cities[0]?.value.county).toBe("lake-county");
  });

  it.each([
    ["the real site", () => realData],
    ["the minimal site", () => copyOfData().dir],
  ])("makes the pages of %s that the plain data makes", (_, folder) => {
    const dir = folder();
    const { site, layout, marks } = createTracedSite(siteOf(dir));
    const plain = pagesOf(siteOf(dir));
    const traced = [...listPages(site, pageWords(layout))];
    const textOf = (page: (typeof plain)[number]) => {
      const { path, type, head, breadcrumbs } = page.props;
      const { image: _image, ...openGraph } = head.openGraph;
      return marks.read(JSON.stringify({ path, type, head: { ...head, openGraph }, breadcrumbs })).text;
    };
    expect(traced.map(textOf)).toEqual(plain.map(textOf));
  });
});
