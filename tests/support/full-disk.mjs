// Loaded into a build with `node --import`: a disk that has no room for any file whose path begins with FULL_BELOW.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { FULL_BELOW: start = "" } = process.env;
const { writeFileSync } = fs;

fs.writeFileSync = (file, ...rest) => {
  if (String(file).startsWith(start))
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  return writeFileSync(file, ...rest);
};
syncBuiltinESMExports();
