import type { BrowserContext } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { startPreview } from "../../scripts/preview/server.ts";
import { faultCookie } from "../../scripts/stand-ins/faults.ts";
import type { StandInOptions } from "../../scripts/stand-ins/stand-ins.ts";

/** A mail as `/_outbox?format=json` lists it. */
export interface ListedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { name: string; size: number }[];
  receivedAt: string;
}

/** A preview with stand-ins of its own. */
export interface StandInSite {
  /** Its address, without a slash at the end. */
  url: string;
  /** The mails that arrived so far, in their order. */
  outbox(): Promise<ListedMail[]>;
  /** Ends it before the test does. */
  close(): Promise<void>;
}

/** What can fail by cookie: the email service, each function, the forms of the host, and the file that names services. */
export type FaultyService =
  | "emailjs"
  | "send-confirmation-email"
  | "get-property-data"
  | "send-form"
  | "host"
  | "endpoints";

/**
 * Serves a built folder, usually the real site's, with stand-ins that no other test uses. It closes with the running
 * test. The email service takes requests as fast as they come, unless the options say otherwise.
 */
export async function startStandInSite(
  options: StandInOptions = {},
  dir: string = inject("built").dir,
): Promise<StandInSite> {
  const { url, close } = await startPreview(dir, 0, { standIns: { mailIntervalMs: 0, ...options } });
  onTestFinished(close);
  return { url, outbox: () => readOutbox(url), close };
}

/** The mails that a preview's stand-ins received. */
export async function readOutbox(url: string): Promise<ListedMail[]> {
  return (await (await fetch(`${url}/_outbox?format=json`)).json()) as ListedMail[];
}

/** The cookie that makes services fail, such as `{ emailjs: 429, "get-property-data": "hang" }`. */
export function faultCookieOf(faults: Partial<Record<FaultyService, number | string>>): string {
  const value = Object.entries(faults).map(([service, fault]) => `${service}:${fault}`);
  return `${faultCookie}=${value.join(",")}`;
}

/** Makes services fail for every page of a browser context, in place of what was set before; `{}` ends it. */
export async function setFaults(
  context: BrowserContext,
  url: string,
  faults: Partial<Record<FaultyService, number | string>>,
): Promise<void> {
  const [name = "", value = ""] = faultCookieOf(faults).split("=");
  await context.addCookies([{ name, value, url }]);
}
