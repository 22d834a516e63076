import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import type { Gap } from "../../src/loader/draft.ts";
import type { Problem } from "../../src/problem.ts";
import { refuseOddFolder } from "../publish/odd-folder.ts";
import { portInUse } from "../user-error.ts";
import { Door } from "./door.ts";
import { everyAddress, ownNames, urlsForOthers } from "./own-addresses.ts";
import { hidePluginNotices } from "./plugin-notices.ts";
import { type DevOptions, SitePages } from "./site-pages.ts";

export interface DevServer {
  /** What is wrong with the data at the start. */
  problems: Problem[];
  /** What is still to be written in it. */
  gaps: Gap[];
  /** Address with scheme, host and port, and a slash at the end. */
  url: string;
  /** Those by which other devices of the network reach it, and the code that they are asked for. */
  forOthers?: { urls: string[]; code: string };
  close(): Promise<void>;
}

/** Starts Vite with the pages of the data folder in front. Throws a `UserError` where the port is taken. */
export async function startDevServer({
  port,
  isForOthers,
  ...options
}: Omit<DevOptions, "door"> & {
  port: number;
  /** True where other devices of the network reach it. */
  isForOthers: boolean;
}): Promise<DevServer> {
  refuseOddFolder(options.root);
  hidePluginNotices(console);
  const { createServer, loadConfigFromFile, mergeConfig } = await import("vite");
  const { root } = options;
  const loaded = await loadConfigFromFile(
    { command: "serve", mode: "development" },
    join(root, "vite.config.ts"),
    root,
  );
  const clientDir = join(root, "scripts", "dev");
  const door = isForOthers ? new Door((sentence) => options.terminal.out(sentence)) : undefined;
  const pages = new SitePages({ ...options, ...(door && { door }) });
  // The pages come first: vite-plugin-ssr answers whatever reaches it.
  const ours = {
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: {
      port,
      host: isForOthers ? everyAddress() : "127.0.0.1",
      allowedHosts: isForOthers ? ownNames() : [],
      strictPort: port !== 0,
      watch: { ignored: (path: string) => !isWatched(path, [join(root, "src"), clientDir, options.dataDir]) },
    },
    plugins: [pages.plugin()],
  };
  const server = await createServer(mergeConfig(ours, loaded?.config ?? {}));
  await server.listen().catch(async (error: Error) => {
    await server.close();
    throw /already in use/.test(error.message) ? portInUse(port) : error;
  });
  const bound = server.httpServer?.address() as AddressInfo;
  return {
    problems: pages.problems,
    gaps: pages.gaps,
    url: `http://127.0.0.1:${bound.port}/`,
    ...(door && { forOthers: { urls: urlsForOthers(bound.port), code: door.shownCode } }),
    close: () => server.close(),
  };
}

/** True for what lies in one of the folders, and for the folders that lead to them: all else, such as a build, changes no page. */
function isWatched(path: string, folders: string[]): boolean {
  return folders.some(
    (folder) => path === folder || path.startsWith(folder + sep) || folder.startsWith(path + sep),
  );
}
