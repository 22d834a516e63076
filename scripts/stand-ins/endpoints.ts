import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoints } from "../../src/calls/endpoints.ts";

/** What stands where the data has no id or key yet. */
export const standInIds = {
  publicKey: "stand-in-public-key",
  serviceId: "stand-in-service",
  templateId: "stand-in-template",
  anonKey: "stand-in-anon-key",
  toEmail: "office@stand-in.example",
} as const;

/** Where a site has the file that names its services. */
export const endpointsPath = "/endpoints.json";

/** What differs on a preview, beside ids that are empty. */
type Changes = Pick<Endpoints["mail"], "origin" | "blockHeadless">;

/** True for the path of the file that names the services; a site below a base path has it there. */
export function isEndpointsPath(pathname: string): boolean {
  return pathname.endsWith(endpointsPath);
}

/** The endpoints file of a built folder, as it is; undefined where the folder has no such file. */
export function readEndpoints(dir: string, pathname: string): Endpoints | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, pathname), "utf8")) as Endpoints;
  } catch {
    return undefined;
  }
}

/** Points a site at stand-ins. Only origins, empty ids and the refusal of driven browsers change; the rest is the site's own. */
export function pointAt({ mail, functions }: Endpoints, { origin, blockHeadless }: Changes): Endpoints {
  return {
    mail: {
      ...mail,
      origin,
      publicKey: mail.publicKey || standInIds.publicKey,
      serviceId: mail.serviceId || standInIds.serviceId,
      templateId: mail.templateId || standInIds.templateId,
      toEmail: mail.toEmail || standInIds.toEmail,
      blockHeadless,
    },
    functions: { ...functions, url: origin, anonKey: functions.anonKey || standInIds.anonKey },
  };
}
