// npm start: installs what is missing, builds the site and serves it. `--port` goes to the preview, `--out` and `--data`
// to both, everything else to the build.
import { parseArgs } from "node:util";
import { ensureDependencies } from "./install/ensure-dependencies.mjs";
import { runNode } from "./install/run.mjs";

const { tokens } = parseArgs({
  options: { port: { type: "string" }, out: { type: "string" }, data: { type: "string" } },
  strict: false,
  tokens: true,
});
const args = process.argv.slice(2);
const previewArgs = tokens.flatMap((token) =>
  token.kind === "option" && ["port", "out", "data"].includes(token.name) && token.value !== undefined
    ? [`--${token.name}`, token.value]
    : [],
);
const portPlaces = tokens.flatMap((token) =>
  token.kind === "option" && token.name === "port"
    ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
    : [],
);

ensureDependencies();
const code = runNode("scripts/site.mjs", [
  "build",
  ...args.filter((_, index) => !portPlaces.includes(index)),
]);
if (code !== 0) process.exit(code);
// The preview runs in this process, so that whoever stops it stops the server.
process.argv = [process.argv[0], "site", "preview", ...previewArgs];
await import("./site.mjs");
