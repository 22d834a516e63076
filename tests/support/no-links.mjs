// Loaded into a command with `node --import`: a disk that has no hard links, and says so with NO_LINKS_CODE.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { NO_LINKS_CODE: code = "EPERM" } = process.env;

fs.linkSync = () => {
  throw Object.assign(new Error(`${code}: link`), { code, syscall: "link" });
};
syncBuiltinESMExports();
