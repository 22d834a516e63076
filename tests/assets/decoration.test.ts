import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeTheme } from "../../scripts/assets/theme.ts";
import { themeFields } from "../../src/kinds/theme/fields.ts";
import type { SectionView } from "../../src/sections/index.ts";
import Steps from "../../src/sections/steps/Steps.tsx";
import { withQuestions } from "../../src/site/questions.ts";
import { copyOfData, fixtureSite, realData, root } from "../support/data-folder.ts";
import { datasetOf, pageAt, siteOf } from "../support/site.ts";

type Decoration = (typeof themeFields)["properties"]["decoration"]["enum"][number];

/** The style of the minimal site, with a decoration or without a word of it. */
async function styleOf(decoration?: Decoration): Promise<string> {
  const { dir } = copyOfData().append("theme.yaml", decoration ? `\ndecoration: ${decoration}\n` : "\n");
  return (await makeTheme(datasetOf(dir), { catalog: new Map() }, root, "/")).text;
}

/** What only one of the three draws. */
const marks = {
  roller: ".swatch{",
  plain: "border-top:8px solid var(--accent-edge)",
  wave: "radial-gradient(circle ",
} as const satisfies Record<Decoration, string>;

describe("the decoration of a site", () => {
  it.each(themeFields.properties.decoration.enum)("is %s alone where its theme says so", async (name) => {
    const style = await styleOf(name);
    expect(Object.entries(marks).filter(([, mark]) => style.includes(mark))).toEqual([[name, marks[name]]]);
    expect(style).not.toMatch(/\n {2}|\/\*/);
    expect(style.split("{").length).toBe(style.split("}").length);
  });

  it("is the roller where its theme says nothing", async () => {
    expect((await styleOf()).trim()).toBe((await styleOf("roller")).trim());
  });

  it("keeps blanks that are shown", async () => {
    expect(await styleOf()).toContain('content:counter(step) "  ";');
  });
});

describe("steps", () => {
  const stepsOf = (dataDir: string, path: string) => {
    const { made, questions } = withQuestions(() => pageAt(siteOf(dataDir), path));
    const section = made.props.sections.find(({ kind }) => kind === "steps") as SectionView<"steps">;
    return { html: renderToString(createElement(Steps, { section })), questions };
  };

  it("are marked by swatches with the roller only, and their page depends on the decoration", () => {
    const painter = stepsOf(realData, "/cabinet-painting");
    const locksmith = stepsOf(fixtureSite("locksmith-az"), "/lockouts");
    expect(painter.html.match(/class="swatch"/g)).toHaveLength(4);
    expect(locksmith.html).not.toContain("<svg");
    expect(locksmith.questions).toContain("decoration ");
  });
});
