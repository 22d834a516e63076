import type { PeerInput } from "./peer-input.ts";

/** Another generator, and how it is asked to make the same pages. */
export interface Peer {
  name: string;
  /** What is installed from the registry. One version, so that two runs compare with the same thing. */
  package: string;
  version: string;
  /** Path of its command in the package. */
  command: string;
  args: readonly string[];
  /** Folder of the pages that it writes. */
  outDir: string;
  /** Folders where it remembers the last build; removed before each run, as is the output. */
  caches: readonly string[];
  /** All files of its project, by path. Asked for one at a time, because there are as many as cities. */
  files(input: PeerInput): Iterable<[path: string, text: string]>;
}

/** Front matter with one field a line. JSON strings are YAML strings. */
export function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  return `---\n${lines.join("\n")}\n---\n`;
}
