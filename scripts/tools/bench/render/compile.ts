import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { type Run, runMeasured } from "../run-measured.ts";

/** Programs that render pages without the CLI around; each is a process of its own, so that none warms another up. */
export type RenderProgram = "floor" | "loop";

/**
 * The programs, compiled as the templates are, so that nothing but rendering takes time. They lie in the tool's cache,
 * from where they find the installed packages.
 */
export class RenderPrograms {
  private readonly dir: string;

  constructor(private readonly root: string) {
    this.dir = join(root, "node_modules", ".cache", "site", `bench-${process.pid}`);
  }

  async compile(): Promise<void> {
    const names: RenderProgram[] = ["floor", "loop"];
    await build({
      root: this.root,
      configFile: false,
      logLevel: "warn",
      esbuild: { jsx: "automatic" },
      build: {
        ssr: true,
        outDir: this.dir,
        copyPublicDir: false,
        rollupOptions: {
          input: names.map((name) => join(import.meta.dirname, `${name}.ts`)),
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        },
      },
    });
  }

  /** Runs one of them; it prints its result as JSON. */
  run(name: RenderProgram, args: readonly string[]): Run {
    return runMeasured([join(this.dir, `${name}.mjs`), this.root, ...args], this.root);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
