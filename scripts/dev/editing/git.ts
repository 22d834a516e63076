import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What Git said when it did not do what it was asked. */
export class GitFailure extends Error {
  constructor(
    /** All that it printed. */
    readonly output: string,
    readonly isMissing: boolean,
  ) {
    super(output);
  }
}

/** Runs Git in a folder and returns what it prints. It asks nobody anything, and speaks English. */
export async function git(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const env = {
    ...process.env,
    LC_ALL: "C",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    ...environment,
  };
  try {
    const { stdout } = await promisify(execFile)("git", ["-C", folder, ...args], { env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    throw new GitFailure(`${stdout}${stderr}`.trim(), code === "ENOENT");
  }
}
