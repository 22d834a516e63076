import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, inject } from "vitest";
import { parse } from "yaml";
import { build } from "../builds.ts";
import { runSite } from "../cli.ts";
import { fixtureSite, realData } from "../data-folder.ts";
import { listRoutes } from "../routes.ts";
import type { HostedSite } from "./contract.ts";
import type { RunningHost } from "./static-host.ts";

/** A built site, put where a host publishes it. */
export interface PublishedSite {
  /** The folder that the host serves. */
  top: string;
  /** What stands there, all but the address of the host. */
  site: Omit<HostedSite, "url">;
  configuration(host: string): string;
  remove(): void;
}

const builtFor = "https://www.maple-roofing.example";

/** The painter's site at the root of the host; built again only for a host without redirect rules. */
export function publishRealSite(options: { redirectPages?: boolean } = {}): PublishedSite {
  const own = temporaryFolder();
  const top = join(own, "top");
  let data = realData;
  if (options.redirectPages) {
    data = join(own, "data");
    cpSync(realData, data, { recursive: true });
    appendFileSync(join(data, "business.yaml"), "hosting:\n  redirectPages: true\n");
    build(data, top, ["--url", builtFor]);
  } else cpSync(inject("built").dir, top, { recursive: true });
  return publication(own, data, "/", "Oops! Page not found");
}

/** An invented firm's site below /sub/, with three redirects. */
export function publishBelowSub(options: { redirectPages?: boolean } = {}): PublishedSite {
  const own = temporaryFolder();
  const data = join(own, "data");
  cpSync(fixtureSite("minimal"), data, { recursive: true });
  writeFileSync(
    join(data, "redirects.yaml"),
    "redirects:\n  - from: /old-roofs\n    to: /roof-repair\n  - from: /start\n    to: /\n  - from: /old-yard/\n    to: /contact\n",
  );
  if (options.redirectPages) appendFileSync(join(data, "business.yaml"), "hosting:\n  redirectPages: true\n");
  const top = join(own, "top");
  build(data, join(top, "sub"), ["--url", builtFor, "--base", "/sub/"]);
  // Hosts read these at the top only.
  for (const file of ["_headers", "_redirects"]) renameSync(join(top, "sub", file), join(top, file));
  copyFileSync(join(top, "sub", "404.html"), join(top, "404.html"));
  return publication(own, data, "/sub/", "This page blew off the roof");
}

/** Publishes a site and serves it for the tests of a `describe`; they ask for it when they run. */
export function hosted(
  publish: () => PublishedSite,
  serve: (published: PublishedSite) => Promise<RunningHost>,
): () => HostedSite {
  let site: HostedSite;
  beforeAll(async () => {
    const published = publish();
    const host = await serve(published);
    site = { ...published.site, url: host.url };
    return () => {
      host.close();
      published.remove();
    };
  });
  return () => site;
}

function publication(own: string, data: string, base: string, notFoundText: string): PublishedSite {
  const top = join(own, "top");
  const { redirects } = parse(readFileSync(join(data, "redirects.yaml"), "utf8")) as {
    redirects: { from: string; to: string }[];
  };
  return {
    top,
    site: {
      base,
      dir: base === "/" ? top : join(top, "sub"),
      paths: listRoutes(data).map(({ path }) => path),
      redirects: redirects.map(({ from, to }) => [from.replace(/\/$/, ""), to]),
      notFoundText,
    },
    configuration: (host) => {
      const args = ["hosting", host, "--data", data, "--base", base];
      const { code, stdout, stderr } = runSite(host === "nginx" ? [...args, "--root", top] : args);
      if (code !== 0) throw new Error(`site hosting ended with ${code}.\n${stderr}`);
      return stdout;
    },
    remove: () => rmSync(own, { recursive: true, force: true }),
  };
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "site-host-"));
}
