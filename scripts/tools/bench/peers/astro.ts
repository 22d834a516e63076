import { frontMatter, type Peer } from "./peer.ts";
import { type PeerInput, replaceMarks } from "./peer-input.ts";

/** Astro as its guide shows it: a content collection of Markdown files, and one page component over it. */
export const astro: Peer = {
  name: "Astro",
  package: "astro",
  // Later ones do not run on the Node of this repository.
  version: "5.18.2",
  command: "astro.js",
  args: ["build", "--silent"],
  outDir: "dist",
  caches: [".astro", "node_modules/.astro", "node_modules/.vite"],
  *files({ template, cities }: PeerInput) {
    yield ["astro.config.mjs", 'export default { build: { format: "file" }, telemetry: false };\n'];
    yield ["src/content.config.ts", collection];
    yield ["src/pages/[...slug].astro", `${pathsOfCities}${toAstro(template)}`];
    for (const { path, fields } of cities) yield [`src/cities${path}.md`, frontMatter(fields)];
  },
};

const collection = `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
export const collections = {
  cities: defineCollection({ loader: glob({ pattern: "**/*.md", base: "./src/cities" }) }),
};
`;

const pathsOfCities = `---
import { getCollection } from "astro:content";
export async function getStaticPaths() {
  const cities = await getCollection("cities");
  return cities.map(({ data }) => ({ params: { slug: data.path.slice(1) }, props: data }));
}
const city = Astro.props;
---
`;

/** The document as the template of an Astro component, which escapes what it prints. */
export function toAstro(template: string): string {
  return template
    .split(/(<script type="application\/ld\+json">[^<]*<\/script>|<[^>]*>)/)
    .map((piece) => {
      if (piece.startsWith('<script type="application/ld+json">')) return structuredData(piece);
      return piece.startsWith("<") ? toTag(piece) : toText(piece);
    })
    .join("");
}

function structuredData(element: string): string {
  const json = element.slice(element.indexOf(">") + 1, element.lastIndexOf("<"));
  return `<script type="application/ld+json" is:inline set:html={${toLiteral(json)}}></script>`;
}

/** A tag; scripts stay as they are, and attributes with marks become expressions. */
function toTag(tag: string): string {
  const attributes = tag.replace(
    /="([^"]*@@[^"]*)"/g,
    (_, text: string) => `={${toLiteral(unescapeHtml(text))}}`,
  );
  return attributes.replace(/^<script(?=[\s>])/, "<script is:inline");
}

function toText(text: string): string {
  return replaceMarks(
    text.replace(/[{}]/g, (brace) => `{"${brace}"}`),
    (name) => `{city.${name}}`,
  );
}

/** A template literal of JavaScript. */
function toLiteral(text: string): string {
  return `\`${replaceMarks(text.replace(/[\\`]|\$\{/g, "\\$&"), (name) => `\${city.${name}}`)}\``;
}

/** What React has escaped in an attribute, as it was: Astro escapes the value of an expression again. */
function unescapeHtml(text: string): string {
  const letters: Record<string, string> = {
    "&amp;": "&",
    "&quot;": '"',
    "&#x27;": "'",
    "&lt;": "<",
    "&gt;": ">",
  };
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => letters[entity] ?? entity);
}
