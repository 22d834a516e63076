import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Files that are for the night as a whole: by day they are not even imported. */
const nightly = process.argv.includes("--tags-filter=!nightly")
  ? readdirSync(join(import.meta.dirname, "tests"), { recursive: true, encoding: "utf8" })
      .map((name) => `tests/${name.replaceAll("\\", "/")}`)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter((file) =>
        readFileSync(join(import.meta.dirname, file), "utf8").startsWith("// @module-tag nightly"),
      )
  : [];

/** The same of every project: what one has compiled, the others and the next run take from the cache. */
const esbuild = { jsxDev: false };

/** What a page is to show is waited for as long as a busy machine may need; the usual second is a page's on an idle one. */
const expect = { poll: { timeout: 20_000 } };

const shared = { setupFiles: ["tests/support/quiet-console.ts"], isolate: false, maxWorkers: 2, expect };

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
    tags: [
      {
        name: "nightly",
        description: "Takes long, or is one more of its kind: npm run test:all has it, npm test not.",
      },
    ],
    projects: [
      {
        esbuild,
        test: {
          ...shared,
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**", "tests/hosting/**", "tests/audit/**", ...nightly],
          globalSetup: ["tests/support/clean-checkout.ts"],
          // Some start the CLI as a process, on whatever machine this is.
          testTimeout: 60_000,
        },
      },
      {
        esbuild,
        test: {
          ...shared,
          name: "audit",
          include: ["tests/audit/**/*.test.{ts,tsx}"],
          exclude: nightly,
          globalSetup: ["tests/support/clean-checkout.ts", "tests/support/run-folder.ts"],
          // Sites are built within the process, as `site build` renders them.
          env: { NODE_ENV: "production" },
          testTimeout: 60_000,
        },
      },
      {
        esbuild,
        test: {
          ...shared,
          name: "built",
          include: ["tests/{browser,hosting}/**/*.test.ts"],
          exclude: nightly,
          globalSetup: ["tests/support/built-site.ts"],
          // Real builds, a Java checker and a browser on every page.
          testTimeout: 120_000,
          // On a busy machine a browser may come to an event late; a fault of ours fails both times.
          retry: 1,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
