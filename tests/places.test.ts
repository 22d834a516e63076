// @module-tag nightly
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runSite } from "./support/cli.ts";
import { copyOfData, DataFolder, root, temporaryFolder } from "./support/data-folder.ts";
import { createToolFolder } from "./support/sequences/tool-folder.ts";

// The tool and its templates are compiled anew for each thing that is added.
vi.setConfig({ testTimeout: 120_000 });

/** A copy of the tool in which a thing is added, and a small business to try it on. */
class Workshop {
  readonly data = copyOfData();
  /** Files that adding the thing took. */
  readonly touched = new Set<string>();
  private readonly tool = createToolFolder(join(temporaryFolder(), "tool"), { isCopy: true });
  private readonly sources = new DataFolder(this.tool);

  write(file: string, text: string): void {
    this.touched.add(file);
    this.sources.write(file, text);
  }

  edit(file: string, from: string, to: string): void {
    this.touched.add(file);
    this.sources.edit(file, from, to);
  }

  site(...words: string[]) {
    return runSite(words, { tool: this.tool, cwd: this.data.dir });
  }

  /** A file of the built site. */
  built(file: string): string {
    expect(this.site("build")).toMatchObject({ code: 0 });
    return readFileSync(join(this.data.dir, "..", "dist", file), "utf8");
  }
}

interface Thing {
  name: string;
  places: string[];
  add(shop: Workshop): void;
  prove(shop: Workshop): void;
}

const things: Thing[] = [
  {
    name: "a kind of section",
    places: ["src/sections/pull-quote/", "src/sections/all.ts"],
    add: (shop) => {
      shop.write(
        "src/sections/pull-quote/fields.ts",
        `import { line, section } from "../../fields/index.ts";
export const fields = section("pull-quote", "A sentence set large.", { words: line("The sentence.", "We sand first.") });
`,
      );
      shop.write(
        "src/sections/pull-quote/PullQuote.tsx",
        `import type { SectionView } from "../index.ts";
export default function PullQuote({ section }: { section: SectionView<"pull-quote"> }) {
  return <blockquote className="pull-quote">{section.words}</blockquote>;
}
`,
      );
      shop.write(
        "src/sections/pull-quote/pull-quote.css",
        "@layer sections { .pull-quote { font-size: 2rem; } }\n",
      );
      shop.edit(
        "src/sections/all.ts",
        "export * as reasons from",
        'export * as pullQuote from "./pull-quote/fields.ts";\nexport * as reasons from',
      );
    },
    prove: (shop) => {
      const page = "pages/roof-repair.yaml";
      shop.data.edit(page, "sections:\n", "sections:\n  - kind: pull-quote\n    wrods: We sand.\n");
      expect(shop.site("validate").stdout).toContain('Did you mean "words"?');
      shop.data.edit(page, "wrods: We sand.", 'words: "{businessName} sands first."');
      expect(shop.built("roof-repair.html")).toMatch(/<blockquote class="pull-quote">[^{]+ sands first\.</);
    },
  },
  {
    name: "a kind of data with pages of its own",
    places: ["src/kinds/supplier/", "src/kinds/subjects.ts"],
    add: (shop) => {
      shop.write(
        "src/kinds/supplier/fields.ts",
        `import { date, group, line, optional, type Resolved, type Static, text } from "../../fields/index.ts";
export const supplierFields = group("A supplier.", {
  name: text("Name.", "Ann Maple"),
  job: line("What they do.", "Roofer"),
  updatedOn: optional(date()),
});
export type Supplier = Static<typeof supplierFields>;
export type SupplierProps = Resolved<typeof supplierFields>;
`,
      );
      shop.write(
        "src/kinds/supplier/subject.ts",
        `import type { SubjectKind, Thing } from "../subject.ts";
import { type Supplier, type SupplierProps, supplierFields } from "./fields.ts";
export const supplierSubject: SubjectKind<Thing & { value: Supplier }, SupplierProps> = {
  schema: supplierFields,
  location: { folder: "suppliers", depth: 1 },
  examplePath: "/suppliers/{supplier}",
  slugs: ({ slug }) => ({ supplier: slug }),
  valueNames: ["name", "job"],
  values: ({ value: { name, job } }) => ({ name, job }),
  head: ({ name, job }) => ({ title: \`\${name}, \${job}\` }),
  nameValue: "name",
  updatedOn: ({ value }) => value.updatedOn,
};
`,
      );
      shop.edit(
        "src/kinds/subjects.ts",
        "import { projectSubject }",
        'import { supplierSubject } from "./supplier/subject.ts";\nimport { projectSubject }',
      );
      shop.edit(
        "src/kinds/subjects.ts",
        "  project: projectSubject,",
        "  project: projectSubject,\n  supplier: supplierSubject,",
      );
    },
    prove: (shop) => {
      shop.data.write("suppliers/ann-maple.yaml", "name: Ann Maple\njbo: Roofer\n");
      shop.data.write("pages/supplier.yaml", supplierPage);
      const { stdout } = shop.site("validate");
      expect(stdout).toContain('Did you mean "job"?');
      shop.data.write("suppliers/ann-maple.yaml", "name: Ann Maple\njob: Roofer\n");
      expect(shop.site("validate")).toMatchObject({ code: 0, stdout: "No problems found.\n" });
      const html = shop.built("suppliers/ann-maple.html");
      expect(html).toMatch(/<title>Ann Maple, Roofer<\/title>/);
      expect(html).toMatch(/<h1[^>]*>Meet Ann Maple<\/h1>/);
      expect(shop.site("routes").stdout).toContain("/suppliers/ann-maple");
      expect(shop.site("explain", "/suppliers/ann-maple").stdout).toContain("suppliers/ann-maple.yaml:1");
      shop.data.write("suppliers/bo-elm.yaml", "name: Bo Elm\njob: Foreman\n");
      expect(shop.built("suppliers/bo-elm.html")).toContain("Meet Bo Elm");
    },
  },
  {
    name: "a field of a city that its page shows",
    places: ["src/kinds/city/fields.ts", "src/sections/city-hero/"],
    add: (shop) => {
      shop.edit(
        "src/kinds/city/fields.ts",
        "  localText: list(",
        '  motto: optional(line("Motto of the city.", "By the lake")),\n  localText: list(',
      );
      shop.edit(
        "src/sections/city-hero/view.ts",
        "lead: city.props.lead,",
        "lead: city.props.lead, motto: city.props.motto,",
      );
      shop.edit(
        "src/sections/city-hero/CityHero.tsx",
        '<Paragraph text={lead} className="lead" />',
        '<Paragraph text={lead} className="lead" /><p className="motto">{section.motto}</p>',
      );
    },
    prove: (shop) => {
      shop.data.edit(
        "cities/lake-county/maple-grove.yaml",
        "localText:\n",
        'motto: "By {city}"\nlocalText:\n',
      );
      expect(shop.built("roofers-maple-grove-lake-county.html")).toContain(
        '<p class="motto">By Maple Grove</p>',
      );
    },
  },
  {
    name: "a node of structured data",
    places: ["src/pages/brand-nodes.ts", "src/pages/structured-data.ts"],
    add: (shop) => {
      shop.write(
        "src/pages/brand-nodes.ts",
        'export const buildBrand = (name: string) => ({ "@type": "Brand" as const, "@id": "#brand", name });\n',
      );
      shop.edit(
        "src/pages/structured-data.ts",
        "import { pageTypes }",
        'import { buildBrand } from "./brand-nodes.ts";\nimport { pageTypes }',
      );
      shop.edit(
        "src/pages/structured-data.ts",
        '  if (page.type === "article")',
        '  if (page.type === "home") nodes.push(buildBrand("Ann Maple"));\n  if (page.type === "article")',
      );
    },
    prove: (shop) => expect(shop.built("index.html")).toContain('{"@type":"Brand","@id":"#brand"'),
  },
  {
    name: "an audit rule",
    places: ["scripts/audit/rules/h1/short.ts", "scripts/audit/rules/page-rules.ts"],
    add: (shop) => {
      shop.write(
        "scripts/audit/rules/h1/short.ts",
        `import type { PageRule } from "../../rule.ts";
export const h1Short: PageRule = {
  id: "h1/short", severity: "error", checks: "Main headings are one word.", why: "Try.", fix: "Cut.", source: "screaming-frog",
  *page({ path }) { yield { message: \`\${path} says too much.\`, cause: "long" }; },
};
`,
      );
      shop.edit(
        "scripts/audit/rules/page-rules.ts",
        'import { h1One } from "./h1/one.ts";',
        'import { h1One } from "./h1/one.ts";\nimport { h1Short } from "./h1/short.ts";',
      );
      shop.edit("scripts/audit/rules/page-rules.ts", "  h1One,\n", "  h1One,\n  h1Short,\n");
    },
    prove: (shop) => {
      shop.built("index.html");
      const { code, stdout } = shop.site("audit");
      expect(code).toBe(1);
      expect(stdout).toContain("says too much. The same on all 9 pages");
    },
  },
  {
    name: "a command",
    places: ["scripts/commands/greet.ts", "scripts/site.ts"],
    add: (shop) => {
      shop.write(
        "scripts/commands/greet.ts",
        `import type { Command } from "commander";
import type { CommandContext } from "../command-line.ts";
export function addGreet(program: Command, { terminal }: CommandContext): void {
  program.command("greet").description("say hello").action(() => terminal.out("Hello."));
}
`,
      );
      shop.edit(
        "scripts/site.ts",
        "import { addHosting }",
        'import { addGreet } from "./commands/greet.ts";\nimport { addHosting }',
      );
      shop.edit("scripts/site.ts", "[addDoctor]", "[addDoctor, addGreet]");
    },
    prove: (shop) => {
      expect(shop.site("greet")).toMatchObject({ code: 0, stdout: "Hello.\n" });
      expect(shop.site("--help").stdout).toContain("say hello");
    },
  },
];

const supplierPage = `path: /suppliers/{supplier}
type: text
forEach: supplier
breadcrumb: "{name}"
title: Our suppliers
description: "{name} works on roofs, as {job}, in all seasons."
sections:
  - kind: hero
    heading: Meet {name}
    lead: "{job}"
`;

/** The row of a thing in the table of CONTRIBUTING.md. */
function rowOf(name: string): string {
  const lines = readFileSync(join(root, "CONTRIBUTING.md"), "utf8").split("\n");
  return lines.find((line) => line.startsWith(`| ${name} |`)) ?? "";
}

/** A place as the table names it: a star for whatever the thing is called. */
function general(place: string): string {
  return place.replace(/pull-quote|city-hero|supplier|brand|h1\/short|page-rules|greet/g, "*");
}

test.each(things)("$name takes the places that CONTRIBUTING.md names, and works", (thing) => {
  const shop = new Workshop();
  thing.add(shop);
  const { places } = thing;
  const touched = [...shop.touched].map((file) => places.find((place) => file.startsWith(place)) ?? file);
  expect([...new Set(touched)].sort()).toEqual([...places].sort());
  const named = [...rowOf(thing.name).matchAll(/`([^`]+)`/g)].map(([, place]) => place);
  expect(named.filter((place) => place !== "view.ts").sort()).toEqual(places.map(general).sort());
  thing.prove(shop);
});
