import { spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../support/data-folder.ts";

const functions = join(root, "supabase", "functions");

/** Settings under which Deno sees nothing of this project's packages and colors. */
const settings = { DENO_NO_PACKAGE_JSON: "1", DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };

/** The binary itself; the script of its package runs it as a second process. */
function denoBinary(): string {
  return createRequire(import.meta.url)("deno/install_api.cjs").runInstall();
}

export function runDeno(args: string[]): { code: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(denoBinary(), args, {
    cwd: functions,
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });
  return { code: status, printed: stdout + stderr };
}

export interface ServedFunction {
  url: string;
  /** Lines it printed since it is ready. */
  lines: string[];
  close(): Promise<void>;
}

/** What a function asks the environment for, and need not find. */
const unset = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEYS",
  "SUPABASE_SERVICE_ROLE_KEY",
  "SUPABASE_SECRET_KEYS",
  "SITE_ORIGINS",
];

/** Serves a function on a free port, with just the rights it needs. Rejects where it does not start. */
export async function serveFunction(
  name: string,
  env: Record<string, string>,
  upstreamHosts: string,
): Promise<ServedFunction> {
  const variables = [...Object.keys(env), ...unset];
  const rights = [`--allow-net=127.0.0.1:0,${upstreamHosts}`, `--allow-env=${variables.join(",")}`];
  const child = spawn(denoBinary(), ["run", "--no-config", "--no-prompt", ...rights, `${name}/index.ts`], {
    cwd: functions,
    env: { ...process.env, ...settings, ...env, DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      const [listening] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (listening) resolve(listening);
      else lines.push(line);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", read);
    void ended.then(() => reject(new Error(`${name} does not start.\n${lines.join("\n")}`)));
  });
  return {
    url,
    lines,
    close: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}
