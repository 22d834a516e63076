import { readdirSync } from "node:fs";
import { copyOfData, type DataFolder } from "./data-folder.ts";

/** What a business that answers texts alone, and publishes no address, writes in place of calls and mails. */
const changes: [from: RegExp, to: string][] = [
  [/^ +(?:call|callLabel|email|emailLabel): .*\n/gm, ""],
  [/\bCall (?=us|\{phone\})/g, "Text "],
  [/\bcall(?= us| or text|, call or text| \{phone\})/g, "text"],
  [/\{phone\}/g, "{textPhone}"],
  [/\]\(call\)/g, "](text)"],
  [/to: call$/gm, "to: text"],
  [/icon: phone\n( +)label: Call$/gm, "icon: message\n$1label: Text"],
];

/** A business whose record names these ways to be reached alone; its texts still speak of all. */
export function withoutWays(fields: readonly string[], source?: string): DataFolder {
  const data = copyOfData(source);
  const lines = new RegExp(`^(?:${fields.join("|")}): .*\n`, "gm");
  return data.write("business.yaml", data.read("business.yaml").replace(lines, ""));
}

/** A business that answers texts alone, in all its texts; its confirmations come from an address of the mail service. */
export function textsAlone(source?: string): DataFolder {
  const data = withoutWays(["phone", "email"], source);
  for (const file of readdirSync(data.dir, { recursive: true, encoding: "utf8" }))
    if (/^(?:forms|mails|pages)\/.*\.yaml$|^navigation\.yaml$/.test(file))
      data.write(
        file,
        changes.reduce((text, [from, to]) => text.replace(from, to), data.read(file)),
      );
  return data;
}
