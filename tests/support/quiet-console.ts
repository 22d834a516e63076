import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";

const { error, warn } = console;
/** Lines of both since the test began; one of them fails it. */
let lines: string[] = [];
const record = (...args: unknown[]) => void lines.push(format(...args));

beforeEach(() => {
  lines = [];
  console.error = record;
  console.warn = record;
});

afterEach(() => {
  console.error = error;
  console.warn = warn;
  if (lines.length > 0) throw new Error(`The test printed what it does not expect:\n${lines.join("\n")}`);
});
