import { describe, expect, test } from "vitest";
import { allIn, mainOf, oneIn, openBuilt, type Tag, textOf, textsIn } from "../support/built-page.ts";

const options = (form: Tag, name: string) => {
  const select = allIn(form, "select").find(({ attribs }) => attribs.name === name);
  return select ? allIn(select, "option").map((option) => [option.attribs.value, textOf(option)]) : [];
};

describe.each(["/", "/contact-us", "/painters-irvine-orange-county"])("the estimate form of %s", (path) => {
  const form = oneIn(openBuilt(path), "form");
  const controls = [...allIn(form, "input"), ...allIn(form, "select"), ...allIn(form, "textarea")];

  test("has eight required controls of the specified types, with an asterisk in each label", () => {
    expect(controls.map(({ name, attribs }) => [attribs.name, attribs.type ?? name])).toEqual([
      ["firstName", "text"],
      ["lastName", "text"],
      ["phone", "tel"],
      ["email", "email"],
      ["address", "text"],
      ["workType", "select"],
      ["hearAboutUs", "select"],
      ["message", "textarea"],
    ]);
    for (const { attribs } of controls) {
      expect(attribs, attribs.name).toHaveProperty("required");
      const label = allIn(form, "label").find((one) => one.attribs.for === attribs.id);
      expect(label && textOf(label), attribs.name).toMatch(/\w.*\*$/);
    }
  });

  test("has the four placeholders", () => {
    const placeholder = (name: string) =>
      controls.find(({ attribs }) => attribs.name === name)?.attribs.placeholder;
    expect(placeholder("address")).toBe("Enter the address where work will be done");
    expect(placeholder("message")).toBe("Please describe your painting project...");
    expect(options(form, "workType")[0]).toEqual(["", "Select work type"]);
    expect(options(form, "hearAboutUs")[0]).toEqual(["", "Select an option"]);
  });

  test("has both lists of options", () => {
    expect(options(form, "workType").slice(1)).toEqual([
      ["interior", "Interior Painting"],
      ["exterior", "Exterior Painting"],
      ["both", "Interior & Exterior"],
      ["commercial", "Commercial Painting"],
      ["cabinet", "Cabinet Painting"],
      ["maintenance", "Maintenance Painting"],
    ]);
    expect(options(form, "hearAboutUs").slice(1)).toEqual([
      ["google", "Google"],
      ["instagram-fb", "Instagram/FB"],
      ["reddit", "Reddit"],
      ["lawn-sign", "Lawn Sign"],
      ["referral", "Referral"],
      ["bpyt", "BPYT"],
      ["other", "Other"],
    ]);
  });
});

describe("the calculator", () => {
  const main = mainOf("/painting-calculator");

  test("starts with square feet and exterior", () => {
    const chosen = allIn(main, "input").filter(({ attribs }) => "checked" in attribs);
    expect(chosen.map(({ attribs }) => [attribs.name, attribs.value])).toEqual([
      ["inputMode", "sqft"],
      ["paintingType", "exterior"],
    ]);
    const values = allIn(main, "input")
      .filter(({ attribs }) => attribs.type === "radio")
      .map(({ attribs }) => attribs.value);
    expect(values).toEqual(["sqft", "address", "exterior", "interior"]);
  });

  test("shows the rates in its table of samples", () => {
    const table = oneIn(main, "table");
    expect(textsIn(oneIn(table, "thead"), "th")).toEqual(["Floor area", "Exterior", "Interior"]);
    const rows = allIn(oneIn(table, "tbody"), "tr").map((row) => [
      ...textsIn(row, "th"),
      ...textsIn(row, "td"),
    ]);
    expect(rows).toEqual([
      ["1,200 sq ft", "$3,480 to $4,800", "$3,600 to $7,200"],
      ["1,800 sq ft", "$5,220 to $7,200", "$5,400 to $10,800"],
      ["2,400 sq ft", "$6,960 to $9,600", "$7,200 to $14,400"],
    ]);
  });
});
