import { frontMatter, type Peer } from "./peer.ts";
import { type PeerInput, replaceMarks } from "./peer-input.ts";

/** Eleventy as its guide shows it: a Markdown file with front matter per page, and one Nunjucks layout. */
export const eleventy: Peer = {
  name: "Eleventy",
  package: "@11ty/eleventy",
  version: "3.1.6",
  command: "cmd.cjs",
  args: ["--quiet"],
  outDir: "_site",
  caches: [".cache"],
  *files({ template, cities }: PeerInput) {
    yield ["eleventy.config.js", 'export default () => ({ dir: { input: "src", output: "_site" } });\n'];
    yield ["src/_includes/city.njk", toNunjucks(template)];
    for (const { path, fields } of cities)
      yield [`src${path}.md`, frontMatter({ layout: "city.njk", permalink: `${path}.html`, ...fields })];
  },
};

/** The document as a Nunjucks template, which escapes what it prints. */
export function toNunjucks(template: string): string {
  const text = template.replace(/\{(?=[{%#])/g, '{{ "{" }}');
  return replaceMarks(text, (name, kind) => (kind === "raw" ? `{{ ${name} | safe }}` : `{{ ${name} }}`));
}
