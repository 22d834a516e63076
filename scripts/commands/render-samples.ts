import type { AuditResult, BareAudit } from "../audit/audit.ts";
import type { RenderedPage } from "../audit/rendered/rendered-page.ts";
import { nearestPaths } from "../explain/subject.ts";
import { findProgram } from "../install/find-program.mjs";
import { chromium as program } from "../install/programs.mjs";
import type { Terminal } from "../output/report.ts";
import { UserError } from "../user-error.ts";

/** Path of the Chromium of this machine. Throws a `UserError` where there is none. */
export async function requireChromium(): Promise<string> {
  const path = await findProgram(program).catch(() => undefined);
  if (path) return path;
  throw new UserError(
    "There is no Chromium to render pages with.",
    `Leave out --render, install one (Debian, as root: apt-get install -y chromium; anywhere: npx playwright-core install chromium), or name yours with ${program.variable}=/path/to/chromium.`,
  );
}

/** Opens one page of each type, and those that are named, and adds what was found to what the audit found. */
export async function renderSamples(
  result: AuditResult<BareAudit>,
  named: readonly string[],
  executablePath: string,
  terminal: Terminal,
): Promise<{ result: AuditResult<BareAudit>; rendered: RenderedPage[] }> {
  const { audit } = result;
  const paths = [...audit.types.keys()];
  for (const path of named) if (!audit.types.has(path)) throw unknownPage(path, paths);
  const [{ chromium }, { startPreview }, { samplesOf }, { renderPage }, { withRendered }] = await Promise.all(
    [
      import("playwright-core").catch(() => {
        throw new UserError(
          "Pages are rendered through playwright-core, which is not installed.",
          "Run npm ci --ignore-scripts, without leaving out development packages.",
        );
      }),
      import("../preview/server.ts"),
      import("../audit/rendered/samples.ts"),
      import("../audit/rendered/render-pages.ts"),
      import("../audit/rendered/judge-rendered.ts"),
    ],
  );
  const server = await startPreview(audit.files.pathOf("/"), 0, { standIns: false });
  // No name leads anywhere, so that nothing leaves this machine.
  const args = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND"];
  const browser = await chromium.launch({ executablePath, args }).catch(async (error: Error) => {
    await server.close();
    throw new UserError(
      `${executablePath} does not start: ${error.message.split("\n")[0]}`,
      `Name another with ${program.variable}=/path/to/chromium.`,
    );
  });
  try {
    const rendered: RenderedPage[] = [];
    for (const sample of samplesOf(audit, named))
      await renderPage(browser, sample, server.url, audit).then(
        (page) => rendered.push(page),
        (error: Error) => terminal.err(`${sample.path} was not rendered: ${error.message.split("\n")[0]}`),
      );
    return { result: withRendered(result, rendered), rendered };
  } finally {
    await browser.close();
    await server.close();
  }
}

function unknownPage(path: string, paths: string[]): UserError {
  const near = nearestPaths(path, paths, 3);
  return new UserError(
    `The built folder has no page ${path}.`,
    near.length > 0 ? `Name one of ${near.join(", ")}.` : "npx site routes lists every page.",
  );
}
