import type { TSchema } from "typebox";
import { change } from "./change.ts";
import { difference } from "./difference.ts";
import { explanation } from "./explanation.ts";
import { problems } from "./problems.ts";
import { build, doctor, release, verify } from "./reports.ts";
import { routes } from "./routes.ts";
import { rules } from "./rules.ts";

/** What --format json prints, by the name that `site schema` takes: which commands print it, and its fields. */
export const outputs = {
  problems: {
    printedBy: "validate, links, audit, and any command that problems of the data stop",
    schema: problems,
  },
  routes: { printedBy: "routes", schema: routes },
  rules: { printedBy: "audit --list", schema: rules },
  explanation: { printedBy: "explain", schema: explanation },
  change: { printedBy: "rename, remove", schema: change },
  difference: { printedBy: "diff", schema: difference },
  build: { printedBy: "build", schema: build },
  release: { printedBy: "release", schema: release },
  verify: { printedBy: "verify", schema: verify },
  doctor: { printedBy: "doctor", schema: doctor },
} as const satisfies Record<string, { printedBy: string; schema: TSchema }>;

export type OutputName = keyof typeof outputs;

/** The JSON Schema of an output, as programs read it. */
export function schemaOf(name: OutputName): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `What --format json prints: ${name}`,
    ...outputs[name].schema,
  };
}
