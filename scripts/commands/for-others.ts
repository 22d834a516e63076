import { Option } from "commander";

/** `--host`, where a command serves a site. */
export function hostOption(): Option {
  return new Option("--host", "let phones on the same network in, each with a code shown here");
}

/** How other devices of the network open a site, and what to mind. */
export function invitation({ urls, code }: { urls: readonly string[]; code: string }): string {
  if (urls.length === 0)
    return "This machine is in no network, so no phone can reach it. Join one and start again.";
  return [
    `On a phone in the same network: ${urls.join(" or ")} with the code ${code}`,
    "What is sent there is not encrypted: do this only in a network that you trust, such as the one at home.",
  ].join("\n");
}
