import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { type Run, runMeasured } from "../run-measured.ts";

/** Programs that render pages without the CLI around; each is a process of its own, so that none warms another up. */
export type RenderProgram = "floor" | "loop" | "peer-input";

/**
 * The programs, compiled as the CLI is, so that nothing but rendering takes time. They lie in the tool's cache, from
 * where they find the installed packages.
 */
export class RenderPrograms {
  private readonly dir: string;

  constructor(private readonly root: string) {
    this.dir = join(root, "node_modules", ".cache", "site", `bench-${process.pid}`);
  }

  async compile(): Promise<void> {
    const names: RenderProgram[] = ["floor", "loop", "peer-input"];
    await build({
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20.19",
      jsx: "automatic",
      logLevel: "warning",
      packages: "external",
      define: { "import.meta.env.BASE_URL": '"/"' },
      outExtension: { ".js": ".mjs" },
      entryPoints: names.map((name) => join(import.meta.dirname, `${name}.ts`)),
      outdir: this.dir,
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
