import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { didYouMean } from "../../src/loader/suggest.ts";
import { UserError } from "../user-error.ts";
import type { Tool } from "./tool.ts";

/** The check of what a tool is given. It throws a `UserError` that says what is wrong and what the tool takes. */
export function createCheck({ name, input }: Tool): (value: unknown) => void {
  const validate = new Ajv2020({ allErrors: true, verbose: true }).compile(input);
  const takes = Object.keys(input.properties);
  return (value) => {
    if (validate(value)) return;
    const faults = (validate.errors ?? []).map((fault) => sentenceOf(fault, takes));
    throw new UserError(faults.join(" "), `The tool ${name} takes ${takes.join(", ")}.`);
  };
}

function sentenceOf({ keyword, instancePath, params, message }: ErrorObject, takes: string[]): string {
  const at = instancePath.slice(1);
  if (keyword === "additionalProperties") {
    const meant = didYouMean(params.additionalProperty, takes);
    return `There is no argument ${params.additionalProperty}.${meant ? ` Did you mean ${meant}?` : ""}`;
  }
  if (keyword === "required") return `The argument ${params.missingProperty} is missing.`;
  if (keyword === "enum") return `The argument ${at} must be one of ${params.allowedValues.join(", ")}.`;
  return `The argument ${at} ${message}.`;
}
