import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { inAscii, loadCompiled } from "../../scripts/start/load-compiled.mjs";

const folder = mkdtempSync(join(tmpdir(), "load-compiled-"));
const file = join(folder, "greeting.cjs");
const kept = join(folder, "greeting.functions");

describe("loadCompiled", () => {
  beforeEach(() => {
    rmSync(kept, { force: true });
    writeFileSync(
      file,
      inAscii(
        "const path = require('node:path'); exports.greet = () => path.basename(__filename).replace(/^[^“]*/, '$&“');",
      ),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = () => {
    const { exports, keep } = loadCompiled(file, kept);
    expect(exports.greet()).toBe("greeting.cjs“");
    keep();
    return readFileSync(kept);
  };

  it("keeps functions once, and works with them as without", () => {
    const first = run();
    writeFileSync(kept, first);
    expect(run().equals(first)).toBe(true);
  });

  it.each([
    ["cut off", (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ["empty", () => Buffer.alloc(0)],
    ["spoiled in the middle", (whole: Buffer) => Buffer.from(whole).fill(0xff, whole.length / 2)],
  ])("keeps them anew where the file is %s", (how, spoil) => {
    const whole = run();
    writeFileSync(kept, spoil(whole));
    // V8 looks at none for a text that it has compiled in this process.
    writeFileSync(file, `${readFileSync(file, "utf8")} // ${how}`);
    const anew = run();
    expect(anew.equals(spoil(whole))).toBe(false);
    expect(anew.length).toBeGreaterThan(whole.length / 2);
  });

  it("works where they cannot be kept", () => {
    const { exports, keep } = loadCompiled(file, join(folder, "nowhere", "greeting.functions"));
    keep();
    expect(exports.greet()).toBe("greeting.cjs“");
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });
});
