import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import pc from "picocolors";
import type { AuditSettings } from "../../src/kinds/audit/fields.ts";
import { loadEntity } from "../../src/loader/entity.ts";
import { createPositionLookup } from "../../src/loader/load.ts";
import type { WrittenLimits } from "../audit/explain-rule.ts";
import { formatRule, formatRuleGroup } from "../explain/format-rule.ts";
import { fileOfData } from "../output/problems.ts";
import type { Terminal } from "../output/report.ts";
import { UserError } from "../user-error.ts";

const settingsFile = "audit.yaml";

/** Prints what an audit rule or a group of rules checks. False where there is none of that name. */
export async function explainNamedRule(
  subject: string,
  { data, format }: { data: string; format: "text" | "json" },
  terminal: Terminal,
): Promise<boolean> {
  const [{ describeRule, everyRule, groupOf }, { explainRule }] = await loadRules();
  const { cwd } = terminal;
  const colors = pc.createColors(terminal.isColored);
  const rule = everyRule.find(({ id }) => id === subject);
  if (rule) {
    const explained = explainRule(rule, readLimits(resolve(cwd, data), cwd));
    const file = fileOfData(settingsFile, resolve(cwd, data), cwd);
    terminal.out(format === "json" ? JSON.stringify(explained) : formatRule(explained, file, colors));
    return true;
  }
  const ofGroup = everyRule.filter(({ id }) => groupOf(id) === subject).map(describeRule);
  if (ofGroup.length === 0) return false;
  terminal.out(
    format === "json" ? JSON.stringify({ group: subject, rules: ofGroup }) : formatRuleGroup(ofGroup, colors),
  );
  return true;
}

/** What to say of a name that is neither a page nor a rule, but nearly that of a rule. */
export async function unknownRule(subject: string): Promise<UserError | undefined> {
  const [{ suggestRule }] = await loadRules();
  const meant = suggestRule(subject);
  if (meant === undefined) return undefined;
  return new UserError(
    `There is no audit rule ${subject}. Did you mean ${meant}?`,
    `Write npx site explain ${meant}, or npx site audit --list to list all rules.`,
  );
}

/** The rules are read only where one may be meant. */
function loadRules() {
  return Promise.all([import("../audit/list-rules.ts"), import("../audit/explain-rule.ts")]);
}

/** What the data folder says of limits; rules are explained without one, too. */
function readLimits(dataDir: string, cwd: string): WrittenLimits | undefined {
  if (!statSync(join(dataDir, settingsFile), { throwIfNoEntry: false })?.isFile()) return undefined;
  const entity = loadEntity(dataDir, "audit", settingsFile, [], new Set());
  if (!entity) return undefined;
  const lookUp = createPositionLookup(dataDir);
  return {
    settings: entity.value as AuditSettings,
    lookUp: (place) => ({ ...lookUp(place), file: fileOfData(place.file, dataDir, cwd) }),
  };
}
