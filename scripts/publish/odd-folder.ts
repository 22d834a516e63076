import { UserError } from "../user-error.ts";

/** What is wrong with the path of the tool's folder and what mends it; undefined for a path that Vite can read. */
export function faultOfFolder(root: string): { message: string; fix: string } | undefined {
  // Vite and vite-plugin-ssr read a path as an address: there # and ? end the path, % starts a coded letter, * is a wildcard.
  const odd = [...new Set(root.match(/[#?%*]/g))].join(" ");
  if (odd === "") return undefined;
  return {
    message: `The path of the tool, ${root}, holds ${odd}, which Vite reads as a part of an address: it finds no file there.`,
    fix: `Rename the folder, or move it, so that its path is without ${odd}. The path of the data may hold any letter.`,
  };
}

/** Throws a `UserError` where Vite cannot read the path of the tool's folder. */
export function refuseOddFolder(root: string): void {
  const fault = faultOfFolder(root);
  if (fault) throw new UserError(fault.message, fault.fix);
}
