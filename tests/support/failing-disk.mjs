// Loaded into a command with `node --import`: a disk that fails with FAIL_CODE at whatever reads (FAIL_AT=read), writes
// (FAIL_AT=write) or does one of these (FAIL_AT=linkSync) with a path that begins with FAIL_BELOW.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { constants } from "node:os";

const { FAIL_CODE: code = "", FAIL_AT: at = "", FAIL_BELOW: below = "" } = process.env;
/** What reads and what writes, with the name that the system has for it. */
const calls = {
  read: { readFileSync: "open", readdirSync: "scandir", statSync: "stat", lstatSync: "lstat" },
  write: {
    writeFileSync: "open",
    mkdirSync: "mkdir",
    renameSync: "rename",
    linkSync: "link",
    copyFileSync: "copyfile",
    appendFileSync: "open",
    mkdtempSync: "mkdtemp",
  },
};

const all = { ...calls.read, ...calls.write };
for (const [name, syscall] of Object.entries(calls[at] ?? { [at]: all[at] })) {
  const original = fs[name];
  fs[name] = (path, ...rest) => {
    if (String(path).startsWith(below))
      throw Object.assign(new Error(`${code}: ${syscall} '${path}'`), {
        errno: -(constants.errno[code] ?? 1),
        code,
        syscall,
        path: String(path),
      });
    return original(path, ...rest);
  };
}
syncBuiltinESMExports();
