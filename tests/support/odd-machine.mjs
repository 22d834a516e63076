// Loaded into a build with `node --import`: a machine whose clock is years ahead, and whose folders list their files backward.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const ahead = 20 * 365 * 86_400_000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

for (const name of ["readdirSync", "readdir"]) {
  const original = fs[name];
  fs[name] = (...args) => {
    const done = args.at(-1);
    if (typeof done === "function")
      return original(...args.slice(0, -1), (error, names) => done(error, names?.reverse()));
    return original(...args).reverse();
  };
}
syncBuiltinESMExports();
