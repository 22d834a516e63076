import { expect, it } from "vitest";
import { runDeno } from "./deno.ts";

const names = ["send-confirmation-email", "get-property-data", "send-form"];

it("the functions have no type errors in Deno", () => {
  const { code, printed } = runDeno(["check", "--no-config", ...names.map((name) => `${name}/index.ts`)]);
  expect(code, printed).toBe(0);
});

it("the functions import nothing but their own files", () => {
  for (const name of names) {
    const { printed } = runDeno(["info", "--no-config", "--json", `${name}/index.ts`]);
    const { modules } = JSON.parse(printed) as { modules: { specifier: string }[] };
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter(({ specifier }) => !/^file:.*\/supabase\/functions\//.test(specifier))).toEqual([]);
  }
});

it("the functions pass their own tests in Deno, without any permission", () => {
  const { code, printed } = runDeno(["test", "--no-config", "--no-prompt", "."]);
  expect(code, printed).toBe(0);
  // A folder that Deno finds no tests in would pass as well.
  expect(printed).toMatch(/\b[2-9]\d\d passed \| 0 failed/);
});
