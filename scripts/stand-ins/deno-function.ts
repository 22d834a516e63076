import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

export interface DenoFunctionOptions {
  name: string;
  /** The file that serves, such as `functions/<name>/index.ts`. */
  entry: string;
  /** Folder of this tool. */
  root: string;
  /** All that the function may read of its environment; undefined for what it may ask for but is not set. */
  env: Record<string, string | undefined>;
  /** Hosts with ports that it may call. */
  hosts: string[];
  report(line: string): void;
  /** Ends the start. */
  signal: AbortSignal;
}

/** A running function. */
export interface DenoFunction {
  port: number;
  /** Resolves when its process has ended, whatever ended it. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** Time to be ready, in milliseconds; about 200 on an idle machine. */
const maxStartMs = 30_000;

/** Runs a function in Deno, unmodified, on a free port of this machine. Rejects with one sentence where it does not start. */
export async function startDenoFunction(options: DenoFunctionOptions): Promise<DenoFunction> {
  const port = await takeFreePort();
  const child = spawn(findDeno(options.name), denoArguments(options, port), {
    // The function may not see what else is in this process's environment; Deno itself needs a home for its cache.
    env: { ...keepVariables(variablesOfDeno), ...ownVariables(options, port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => void child.kill();
  process.once("exit", stop);
  const ended = new Promise<void>((resolve) =>
    child.once("error", () => resolve()).once("close", () => resolve()),
  );
  const lines = passOn(child, options);
  const close = async () => {
    process.off("exit", stop);
    stop();
    await ended;
  };
  const isReady = await Promise.race([waitForPort(port, options.signal), ended.then(() => false)]);
  if (isReady) return { port, ended, close };
  await close();
  const reason = lines.find((line) => /error/i.test(line)) ?? "It takes no connections.";
  throw new Error(`The function ${options.name} does not start: ${reason}`);
}

const variablesOfDeno = ["HOME", "PATH", "TMPDIR", "DENO_DIR", "SystemRoot", "LOCALAPPDATA"];

function denoArguments({ entry, root, env, hosts }: DenoFunctionOptions, port: number): string[] {
  return [
    "run",
    "--no-prompt",
    "--no-config",
    `--preload=${join(root, "scripts", "stand-ins", "end-with-parent.mjs")}`,
    `--allow-net=${[`127.0.0.1:${port}`, ...hosts].join(",")}`,
    `--allow-env=${Object.keys(env).join(",")}`,
    entry,
  ];
}

function ownVariables({ env }: DenoFunctionOptions, port: number): Record<string, string | undefined> {
  return { ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
}

function keepVariables(names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** The binary itself: the script of its package starts it as a second process, which would outlive the first. */
function findDeno(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    return require(join(dirname(require.resolve("deno/package.json")), "install_api.cjs")).runInstall();
  } catch (cause) {
    throw new Error(
      `The function ${name} does not start: Deno is missing on this machine; npm ci installs it.`,
      { cause },
    );
  }
}

/** Reports what the function prints, one line at a time. Returns the first lines, also those to come. */
function passOn(child: ChildProcess, { name, report }: DenoFunctionOptions): string[] {
  const first: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      if (line.startsWith("Listening on ")) return;
      if (first.length < 20) first.push(line);
      report(`${name}: ${line}`);
    });
  }
  return first;
}

/** A port of this machine on which nothing listens. */
export async function takeFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Resolves with true when a port takes connections, with false where it does not in time or nobody waits any more. */
async function waitForPort(port: number, signal: AbortSignal): Promise<boolean> {
  for (const deadline = Date.now() + maxStartMs; Date.now() < deadline && !signal.aborted; await wait(20))
    if (await takesConnections(port)) return true;
  return false;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
