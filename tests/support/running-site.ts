import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { cleanEnvironment } from "./cli.ts";
import { root } from "./data-folder.ts";

export interface RunningSite {
  /** The line it printed when it was ready. */
  line: string;
  /** Its address, without a slash at the end. */
  url: string;
  /** All that it has printed. */
  printed(): string;
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
  return { line, url, printed: () => printed, process: child };
}

/** What Vite and React print in development. */
export const isOfVite = (line: string) => /debug: \[vite\]|React DevTools/.test(line);

export function startDev(dataDir: string, ...more: string[]): Promise<RunningSite> {
  return startSite(["dev", "--data", dataDir, "--port", "0", ...more]);
}

/** Starts a server by a command line, as a shell does, and waits for its address. Ends it with the running test, or when `stop` is called. */
export async function serveLine(line: string, cwd: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn("bash", ["-c", line], { cwd, env: cleanEnvironment(), detached: true });
  const ended = once(child, "exit");
  const stop = async () => {
    // The shell, npm and the server are one group.
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), "SIGTERM");
    await ended;
  };
  onTestFinished(stop);
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const [found] = /http:\/\/[\w.:]+\d(?=\/)/.exec(printed) ?? [];
        if (found) resolve(found);
      });
    void ended.then(() => reject(new Error(`${line} ended early.\n${printed}`)));
  });
  return { url, stop };
}
