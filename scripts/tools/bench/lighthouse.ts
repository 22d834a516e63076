import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { takeFreePort } from "../../stand-ins/deno-function.ts";

/** Scores of one page, 0 to 100, and what took points away. */
export interface Scores {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  /** Audits below their full score, by category. */
  faults: string[];
  /** Cumulative layout shift, and the largest paint in milliseconds. */
  layoutShift: number;
  largestPaintMs: number;
}

type Category = "performance" | "accessibility" | "best-practices" | "seo";

/** Runs Lighthouse on its phone preset, one page after another, in one Chromium. */
export async function scorePages(
  executablePath: string,
  urls: string[],
  categories: Category[],
): Promise<Map<string, Scores>> {
  const port = await takeFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      `--remote-debugging-port=${port}`,
    ],
  });
  const scores = new Map<string, Scores>();
  try {
    for (const url of urls) {
      const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: "silent" });
      if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
      scores.set(url, toScores(run.lhr));
    }
  } finally {
    await browser.close();
  }
  return scores;
}

function toScores({ categories, audits }: Result): Scores {
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = Object.entries(categories).flatMap(([name, category]) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    faults,
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    largestPaintMs: Math.round(audits["largest-contentful-paint"]?.numericValue ?? 0),
  };
}
