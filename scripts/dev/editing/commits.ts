import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { GitFailure, git } from "./git.ts";
import { type EditorAnswer, type PendingFile, type Repository, refusal } from "./messages.ts";

/** What the data folder holds that is in no commit yet; or why nothing can be committed. */
export async function readRepository(dataDir: string): Promise<Repository> {
  try {
    const prefix = (await git(dataDir, ["rev-parse", "--show-prefix"])).trimEnd();
    const status = await git(dataDir, [
      "status",
      "--porcelain",
      "-z",
      "--untracked-files=all",
      "--no-renames",
      "--",
      ".",
    ]);
    const obstacle = await obstacleOf(dataDir, status);
    return { pending: readPending(status, prefix), ...(obstacle && { obstacle }) };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return { pending: [], absence: absenceOf(error) };
  }
}

function absenceOf({ isMissing, output }: GitFailure): string {
  if (isMissing) return "Git is not installed here, so changes are in the files and nowhere else.";
  if (/not a git repository/.test(output))
    return "This folder is in no Git repository, so changes are in the files and nowhere else.";
  if (/dubious ownership/.test(output))
    return "Git does not trust this folder, because it belongs to somebody else. Run once: git config --global --add safe.directory followed by the path of the folder.";
  return `Git says: ${output}`;
}

/** Two letters and the path of each file; what begins with a point is no data. */
function readPending(status: string, prefix: string): PendingFile[] {
  return status.split("\0").flatMap((line) => {
    const file = line.slice(3 + prefix.length);
    if (file === "" || /(^|\/)\./.test(file)) return [];
    const letters = line.slice(0, 2);
    const state =
      letters === "??" || letters.includes("A") ? "new" : letters.includes("D") ? "removed" : "changed";
    return { file, state };
  });
}

/** What has to be ended first, with the way to do it. */
async function obstacleOf(dataDir: string, status: string): Promise<string | undefined> {
  const isThere = async (name: string) =>
    existsSync(resolve(dataDir, (await git(dataDir, ["rev-parse", "--git-path", name])).trimEnd()));
  const conflict = status.split("\0").find((line) => /^(U.|.U|AA|DD) /.test(line));
  if (conflict)
    return `${conflict.slice(3)} has two versions that are not brought together. Settle it in a text editor, then: git add and git commit.`;
  if (await isThere("MERGE_HEAD"))
    return "A merge is under way. End it in a terminal with git commit, or take it back with git merge --abort.";
  if ((await isThere("rebase-merge")) || (await isThere("rebase-apply")))
    return "A rebase is under way. End it in a terminal with git rebase --continue, or take it back with git rebase --abort.";
  if (await isThere("CHERRY_PICK_HEAD"))
    return "A cherry-pick is under way. End it in a terminal with git commit, or take it back with git cherry-pick --abort.";
  return undefined;
}

/** Commits what the data folder holds, and nothing that anybody has staged elsewhere. */
export async function commitPending(dataDir: string, message: string): Promise<EditorAnswer> {
  const { pending, absence, obstacle } = await readRepository(dataDir);
  const nothing = "There is nothing to commit: the last commit has it all.";
  const reason = absence ?? obstacle ?? (pending.length === 0 ? nothing : undefined);
  if (reason !== undefined) return refusal({ code, message: reason });
  const files = pending.map(({ file }) => file);
  const fresh = pending.flatMap(({ file, state }) => (state === "new" ? file : []));
  try {
    // A commit of named files knows only those that Git has heard of.
    if (fresh.length > 0) await git(dataDir, ["add", "--intent-to-add", "--", ...fresh]);
    await git(dataDir, ["commit", "--quiet", "--only", `--message=${message}`, "--", ...files]);
    const hash = (await git(dataDir, ["rev-parse", "--short", "HEAD"])).trim();
    return { status: "committed", hash, files: files.length };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    if (fresh.length > 0) await git(dataDir, ["reset", "--quiet", "--", ...fresh]).catch(() => undefined);
    return refusalOf(error, dataDir);
  }
}

const code = "not-committed";

const failures: [pattern: RegExp, message: string, hint: string][] = [
  [
    /tell me who you are|empty ident|unable to auto-detect|no email was given|no name was given/i,
    "Git does not know yet who makes this change.",
    'Say it once in a terminal: git config --global user.name "Your Name", then git config --global user.email you@example.com',
  ],
  [
    /index\.lock/,
    "Another Git command is at work in this folder.",
    "Wait until it has ended, then commit again. If none runs, remove the file index.lock in the folder .git.",
  ],
  [
    /gpg failed|failed to sign|signing failed/i,
    "Git could not sign the commit.",
    "Unlock your key and commit again, or switch signing off for this folder: git config commit.gpgsign false",
  ],
];

async function refusalOf({ output }: GitFailure, dataDir: string): Promise<EditorAnswer> {
  const known = failures.find(([pattern]) => pattern.test(output));
  if (known) return refusal({ code, message: known[1], hint: known[2] });
  const hooks = resolve(dataDir, (await git(dataDir, ["rev-parse", "--git-path", "hooks"])).trimEnd());
  const isHook = ["pre-commit", "prepare-commit-msg", "commit-msg"].some((name) =>
    existsSync(resolve(hooks, name)),
  );
  if (!isHook) return refusal({ code, message: `Git has refused: ${output}` });
  return refusal({
    code,
    message: `A check of this repository that runs before each commit has refused: ${output || "it gave no reason"}`,
    hint: "Mend what it says, then commit again. Nothing was committed, and the files are as they were.",
  });
}
