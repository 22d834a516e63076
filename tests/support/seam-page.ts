import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { openTab } from "./browser.ts";
import { root } from "./data-folder.ts";

/** What stands in for a call over the network: it gets what the widget sends, and answers. */
export type StandIn = (input: unknown) => unknown;

/** A widget with a seam: where it stands, and how its section is rendered with the stand-in. */
const widgets = {
  form: {
    path: "contact-us",
    source: `
      import { EstimateForm } from "./src/sections/contact/parts/EstimateForm.tsx";
      const { form, links } = section("contact");
      render(<EstimateForm form={form} formId="quote" prefix="contact" mailLink={links.email} onSend={window.standIn} />);`,
  },
  calculator: {
    path: "painting-calculator",
    source: `
      import Calculator from "./src/sections/calculator/Calculator.tsx";
      render(<Calculator section={section("calculator")} onLookUp={window.standIn} />);`,
  },
};

/** Shows a widget alone, with the real data, styles and notices of its page and a stand-in for its call. */
export async function openSeam(kind: keyof typeof widgets, standIn: StandIn): Promise<Page> {
  const { dir } = inject("built");
  const { path, source } = widgets[kind];
  const data = readFileSync(join(dir, "page-data", `${path}.json`), "utf8");
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from "react-dom/client";
        import { WordsProvider } from "./src/parts/words.ts";
        const { page } = ${data};
        const section = (kind) => page.sections.find((one) => one.kind === kind);
        const render = (widget) =>
          createRoot(document.querySelector("main")).render(<WordsProvider value={page.words}>{widget}</WordsProvider>);
        ${source}`,
      loader: "tsx",
      resolveDir: root,
    },
    bundle: true,
    write: false,
    jsx: "automatic",
    format: "esm",
    define: { "import.meta.env.BASE_URL": '"/"', "process.env.NODE_ENV": '"production"' },
  });
  const html = readFileSync(join(dir, `${path}.html`), "utf8")
    .replace(/(<script type="module" src=")[^"]+/, "$1/seam.js")
    .replace(/<main[\s\S]*<\/main>/, '<main id="main" tabindex="-1"></main>');
  const page = await openTab();
  await page.exposeFunction("standIn", standIn);
  await page.route("**/seam", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/seam.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: outputFiles[0]?.text ?? "" }),
  );
  await page.goto("/seam");
  await page.locator("form").waitFor();
  return page;
}
