import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";
import { consoleLines, takeConsoleLines } from "./console-lines.ts";

const { error, warn } = console;
const record = (...args: unknown[]) => void consoleLines.push(format(...args));

beforeEach(() => {
  consoleLines.length = 0;
  console.error = record;
  console.warn = record;
});

afterEach(() => {
  console.error = error;
  console.warn = warn;
  const lines = takeConsoleLines();
  if (lines.length > 0) throw new Error(`The test printed what it does not expect:\n${lines.join("\n")}`);
});
