import { chromium } from "../install/programs.mjs";
import { whyTooOld } from "../install/require-node.mjs";
import { type CheckResult, type Machine, ok, problem, warning } from "./check.ts";

export function checkNode({ nodeVersion, neededNode }: Machine): CheckResult {
  const reason = whyTooOld(nodeVersion, neededNode);
  if (!reason) return ok("node", `Node ${nodeVersion}`);
  const needed = neededNode.replace(">=", "");
  return problem(
    "node",
    `Node ${nodeVersion} is older than ${needed}.`,
    `Install Node ${needed} or newer from https://nodejs.org/en/download.`,
  );
}

export function checkDependencies(machine: Machine): CheckResult {
  const reason = machine.whyStale();
  return reason
    ? problem("dependencies", reason, "Run npm ci --ignore-scripts.")
    : ok("dependencies", "The installed packages are those of package-lock.json.");
}

const pictureTypes = ["avif", "webp", "png"] as const;

export async function checkPictures(machine: Machine): Promise<CheckResult> {
  const lacking: string[] = [];
  let reason = "";
  for (const type of pictureTypes)
    await machine.encode(type).catch((error: unknown) => {
      lacking.push(type.toUpperCase());
      reason = error instanceof Error ? error.message : String(error);
    });
  if (lacking.length === 0) return ok("pictures", "sharp encodes AVIF, WebP and PNG.");
  return problem(
    "pictures",
    `sharp cannot encode ${lacking.join(", ")} (${reason.split("\n")[0]}).`,
    "Run npm ci --ignore-scripts on this machine: sharp is made for one system and processor.",
  );
}

export async function checkChromium(machine: Machine): Promise<CheckResult> {
  const path = await machine.findChromium().catch(() => undefined);
  return path
    ? ok("chromium", `Chromium at ${path}`)
    : warning(
        "chromium",
        "There is no Chromium, which the browser tests need.",
        `Run npm test, which installs one, or name yours with ${chromium.variable}=/path/to/chromium.`,
      );
}

export const checkDeno = (machine: Machine) =>
  checkProgram(
    machine,
    "deno",
    "Deno does not start, which the preview needs to run the functions of the forms.",
    "Run npm ci --ignore-scripts; the package deno brings it.",
  );

export const checkJava = (machine: Machine) =>
  checkProgram(
    machine,
    "java",
    "There is no Java, which one check of npm test needs (the Nu HTML checker).",
    "Install a Java runtime (Debian: apt-get install default-jre-headless), or let the check be skipped.",
  );

function checkProgram(machine: Machine, id: "deno" | "java", absence: string, fix: string): CheckResult {
  try {
    return ok(id, machine.versionOf(id).split("\n")[0]?.trim() ?? "");
  } catch {
    return warning(id, absence, fix);
  }
}
