import { counted } from "../../src/loader/counted.ts";
import { errorsOf, hasErrors } from "../../src/problem.ts";
import { checkData } from "../check/check-data.ts";
import { staleFunctions } from "../check/stale-functions.ts";
import { faultOfFolder } from "../publish/odd-folder.ts";
import { isOther, nameOf, ownerOfData, ownerOfTarget } from "../publish/owner.ts";
import { type CheckResult, type Machine, ok, type Places, problem, warning } from "./check.ts";

const megabyte = 1_000_000;
/** A first build of the shipped data takes 60 MB: pictures in all sizes, the bundle, and the site beside the old one. */
const neededFreeBytes = 200 * megabyte;
/** Pictures of many versions of the data; beyond this, starting again is worth the minute it takes. */
const largeCacheBytes = 2_000 * megabyte;

export function checkDataFolder(machine: Machine, { dataDir }: Places): CheckResult {
  if (!machine.isFolder(dataDir))
    return problem("data", `There is no data folder ${dataDir}.`, "Name the folder with --data <dir>.");
  const { problems } = checkData(dataDir);
  const errors = errorsOf(problems).length;
  if (hasErrors(problems))
    return problem(
      "data",
      `The data has ${counted(errors, "error")}.`,
      "Run npx site validate, which shows each with its fix.",
    );
  if (problems.length > 0)
    return warning(
      "data",
      `The data has ${counted(problems.length, "remark")}.`,
      "Run npx site validate, which shows each.",
    );
  return ok("data", "The data has no problems.");
}

/** What still stands between the data and a live site. */
export function checkRelease(machine: Machine, { dataDir }: Places): CheckResult {
  const lacking = machine.isFolder(dataDir)
    ? checkData(dataDir, { isRelease: true }).problems.filter(({ code }) => code === "placeholder-value")
        .length
    : 0;
  return lacking === 0
    ? ok("release", "No samples and placeholder values are left in the data.")
    : warning(
        "release",
        `${counted(lacking, "sample")} or placeholder values are left in the data; a release is refused until they are real.`,
        "Run npx site validate --release, which shows each.",
      );
}

/** Whether the edge functions, as they would be deployed, say what the data says. */
export function checkFunctions(machine: Machine, { root, dataDir }: Places): CheckResult {
  const { site } = machine.isFolder(dataDir) ? checkData(dataDir) : {};
  const [stale] = site ? staleFunctions(site, root) : [];
  return stale
    ? warning("functions", stale.message, stale.hint ?? "")
    : ok("functions", "The edge functions say what the data says.");
}

export function checkToolFolder(_: Machine, { root }: Places): CheckResult {
  const fault = faultOfFolder(root);
  return fault
    ? problem("folder", fault.message, fault.fix)
    : ok("folder", "The path of the tool has no letters that stop it.");
}

export function checkDisk(machine: Machine, { root }: Places): CheckResult {
  const free = machine.freeBytes(root);
  return free >= neededFreeBytes
    ? ok("disk", `${size(free)} free`)
    : problem(
        "disk",
        `Only ${size(free)} of disk are free; a build needs ${size(neededFreeBytes)}.`,
        "Delete what you do not need.",
      );
}

export function checkCache(machine: Machine, { cacheDir }: Places): CheckResult {
  const bytes = machine.sizeOf(cacheDir);
  return bytes <= largeCacheBytes
    ? ok("cache", `The cache holds ${size(bytes)}.`)
    : warning(
        "cache",
        `The cache holds ${size(bytes)}.`,
        `Delete ${cacheDir}; the next build fills it again.`,
      );
}

export function checkOutFolder(machine: Machine, { out, dataDir, cacheDir }: Places): CheckResult {
  const owner = ownerOfTarget(out, cacheDir);
  if (owner && isOther(owner, ownerOfData(dataDir)))
    return warning(
      "out",
      `${out} holds the site of another business, ${nameOf(owner)}.`,
      "Name a folder of its own with --out <dir>.",
    );
  return machine.canWrite(out)
    ? ok("out", `The site can be written to ${out}.`)
    : problem(
        "out",
        `The site cannot be written to ${out}.`,
        "Change the owner or the permissions of the folder above it, or build elsewhere with --out <dir>.",
      );
}

function size(bytes: number): string {
  return bytes >= 1000 * megabyte
    ? `${(bytes / 1000 / megabyte).toFixed(1)} GB`
    : `${Math.round(bytes / megabyte)} MB`;
}
