// Runs other programs for the scripts beside this folder. Plain Node: it works before anything is installed.
import { execFile, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Runs a program to its end, with our terminal. Returns its exit code; 130 when it was interrupted, 127 when there is
 * no such program.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables beside our own
 * @returns {number}
 */
export function run(command, args, env = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    ...shellFor(command),
  });
  if (error) return 127;
  return status ?? (signal === "SIGINT" ? 130 : 1);
}

/** Programs that Windows knows as scripts of its command line, which alone can start them. */
const windowsScripts = new Set(["npm", "npx"]);

/**
 * Only what we write ourselves goes through it, and none of that holds a letter that it obeys.
 * @param {string} command
 * @returns {{ shell?: true }}
 */
export function shellFor(command, platform = process.platform) {
  return platform === "win32" && windowsScripts.has(command) ? { shell: true } : {};
}

/**
 * Runs a script of an installed package, or one of ours, with this Node.
 * @param {string} script path below the project
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {number}
 */
export function runNode(script, args, env = {}) {
  return run(process.execPath, [join(root, script), ...args], env);
}

/**
 * Runs all steps, also after one has failed. Returns the first exit code that is not 0, or 0. An interruption ends it.
 * @param {{ title: string, run(): number | Promise<number> }[]} steps
 * @returns {Promise<number>}
 */
export async function runAll(steps) {
  let first = 0;
  for (const step of steps) {
    process.stderr.write(`\n> ${step.title}\n`);
    const code = await step.run();
    if (code === 130) return code;
    if (first === 0) first = code;
  }
  return first;
}

/**
 * Starts the checks of the sources, which run beside the tests: those leave a core idle while sites are built for
 * them. What a check prints is shown in its turn.
 * @returns {{ title: string, run(): Promise<number> }[]}
 */
export function startSourceChecks() {
  return [
    // On two cores the threads of tsc take twice the CPU for a second less.
    startCheck("types (tsc)", "node_modules/typescript/bin/tsc", ["-p", ".", "--singleThreaded"]),
    startCheck("lint and format (biome)", "node_modules/@biomejs/biome/bin/biome", ["check"]),
  ];
}

/**
 * @param {string} title
 * @param {string} script
 * @param {string[]} args
 */
function startCheck(title, script, args) {
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  /** @type {Promise<{ code: number, printed: string }>} */
  const ended = new Promise((resolve) => {
    execFile(process.execPath, [join(root, script), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, printed: stdout + stderr }),
    );
  });
  const run = async () => {
    const { code, printed } = await ended;
    process.stderr.write(printed);
    return code;
  };
  return { title, run };
}

/**
 * Runs vitest, with the tests that are tagged `nightly` only where all are asked for.
 * @param {string[]} args
 * @param {{ isAll?: boolean, env?: Record<string, string> }} [options]
 * @returns {number}
 */
export function runTests(args, { isAll = false, env } = {}) {
  const filter = isAll ? [] : ["--tags-filter=!nightly"];
  return runNode("node_modules/vitest/vitest.mjs", ["run", ...filter, ...args], env);
}
