import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { cleanEnvironment } from "./cli.ts";
import { root } from "./data-folder.ts";

/** A server of the CLI. */
export interface RunningSite {
  /** The line it printed when it was ready. */
  line: string;
  /** Its address, without a slash at the end. */
  url: string;
  process: ChildProcess;
}

/** Starts `site dev` or `site preview` of the tool in `tool`, and waits for the line with its address. Ends it with the running test. */
export async function startSite(args: string[], tool: string = root): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(tool, "scripts", "site.mjs"), ...args], {
    cwd: tool,
    env: cleanEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let printed = "";
  const line = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = printed.split("\n").find((candidate) => /https?:\/\//.test(candidate));
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`site ${args[0]} ended with ${code}.\n${printed}`)));
  });
  const url = /https?:\/\/[\w.:[\]]+/.exec(line)?.[0] ?? "";
  return { line, url, process: child };
}
