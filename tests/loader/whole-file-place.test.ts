import { expect, it } from "vitest";
import { createLocator } from "../../src/loader/locate.ts";

const files = ["city: Acton\n", "# Of a town\n\n# and more\r\ncity: Acton\n", "\n  \n# x\ncity: [\n"];
const unusual = [
  "\uFEFFcity: Acton",
  "---\ncity: Acton",
  " city: Acton",
  '"city": Acton',
  "&town\ncity: Acton",
];

it.each([...files, ...unusual])("the place of a whole file is that of its first value: %j", (text) => {
  const locate = createLocator(text, "acton.yaml");
  expect(locate({ file: "acton.yaml", pointer: "" })).toEqual(
    locate({ file: "acton.yaml", pointer: "", words: "nowhere in it" }),
  );
});
