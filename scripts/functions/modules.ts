import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../src/site/site.ts";
import type { Settings } from "../../supabase/functions/_shared/settings.ts";
import { collectForms } from "./forms.ts";
import { collectWords } from "./words.ts";

/** The folder that the Supabase CLI deploys from, within this tool. */
export const functionsFolder = join("supabase", "functions");
/** The generated modules, below it. */
export const settingsFile = join("_shared", "settings.generated.ts");
export const formsFile = join("send-form", "forms.generated.ts");
export const wordsFile = join("send-confirmation-email", "words.generated.ts");

/** What the data says to the edge functions: the texts of the generated modules, by their files. */
export function createModules(site: Site): Map<string, string> {
  return new Map([
    [settingsFile, moduleText("settings", "Settings", "./settings.ts", collectSettings(site))],
    [wordsFile, moduleText("words", "MailWords | undefined", "./words.ts", collectWords(site))],
    [formsFile, moduleText("forms", "Forms", "./forms.ts", collectForms(site))],
  ]);
}

/** The generated modules of a data folder without words of its own: nothing is mailed. */
export function createSilentModules(): Map<string, string> {
  return new Map([
    [wordsFile, moduleText("words", "MailWords | undefined", "./words.ts", undefined)],
    [formsFile, moduleText("forms", "Forms", "./forms.ts", { from: "", to: "", forms: {} })],
  ]);
}

/** Whether the functions in a folder say what the modules say. */
export function holdModules(folder: string, modules: Map<string, string>): boolean {
  return [...modules].every(([file, text]) => readText(join(folder, file)) === text);
}

/** Who mails, in the words that stand in a folder: `Name <address>`; undefined where nothing is mailed. */
export function senderIn(folder: string): string | undefined {
  const [, sender] = /^ {2}"from": (".*"),$/m.exec(readText(join(folder, wordsFile)) ?? "") ?? [];
  return sender && String(JSON.parse(sender));
}

function collectSettings({ origin, dataset }: Site): Settings {
  const functions = dataset.backend?.value.functions;
  return {
    origins: [...new Set([origin, ...(functions?.origins ?? [])])],
    mailsPerAddressPerDay: functions?.limits?.mailsPerAddressPerDay ?? 2,
    mailsPerHour: functions?.limits?.mailsPerHour ?? 60,
    lookUpsPerDay: functions?.limits?.lookUpsPerDay ?? 200,
  };
}

function moduleText(name: string, type: string, from: string, value: unknown): string {
  return [
    "// Generated from the data by `npm run functions`; edit the data instead.",
    `import type { ${type.split(" ")[0]} } from "${from}";`,
    "",
    `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`,
    "",
  ].join("\n");
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
