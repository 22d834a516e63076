import { oncePer } from "../../src/site/once.ts";
import { remember } from "../remember.ts";
import type { BareAudit } from "./audit.ts";

/** Texts of styles and scripts by their paths, which most pages share; undefined where there is no such file. */
export const sharedTexts = oncePer(({ files }: BareAudit) => remember((path) => files.textOf(path), 50));
