/*
 * The same city page by other generators, on this machine, in one run. They are given the easier task: a template that
 * is the finished HTML of one city page, and for each city a Markdown file whose front matter holds the texts that are
 * its own (name, local texts, answers, neighbors) as they are to be printed. They print texts into a document; `site`
 * validates all fields, places and links, works out neighbors, structured data and maps, renders React components, and
 * writes page data, sitemap and pictures beside the pages. Numbers inside drawings (the map) stay those of one city.
 * Each starts without a memory of an earlier run; `site` also with the values of YAML files cached, as it works daily.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { htmlFile } from "../../../read-build/page-files.ts";
import { usualRuns } from "../options.ts";
import type { RenderPrograms } from "../render/compile.ts";
import { measureStage, renderedStage, stages } from "../stages.ts";
import { formatCount, formatSeconds, formatTable } from "../table.ts";
import { Workspace } from "../workspace.ts";
import { astro } from "./astro.ts";
import { eleventy } from "./eleventy.ts";
import { type Installed, installPeer } from "./install.ts";
import type { PeerInput } from "./peer-input.ts";
import { type PeerResult, runPeer } from "./run-peer.ts";

export interface ComparisonOptions {
  root: string;
  sizes: readonly number[];
  /** Runs of each generator, in place of the usual number. */
  runs?: number;
  /** Leaves the folders in place. */
  keep: boolean;
  programs: RenderPrograms;
  /** Told what is under way. */
  note(text: string): void;
}

/** Compares at every size; yields a table for each, as soon as it is there. */
export function* comparePeers(options: ComparisonOptions): Generator<string> {
  const { sizes, keep, note } = options;
  const folder = mkdtempSync(join(tmpdir(), "site-peers-"));
  try {
    const installed = [eleventy, astro].map((peer) => {
      note(`installing ${peer.name} ...`);
      return installPeer(peer, folder);
    });
    for (const one of installed)
      if ("reason" in one)
        yield `${one.peer.name} is not compared: it could not be installed here (${one.reason}).`;
    for (const size of sizes) yield compareAt(size, installed, options);
    if (keep) yield `kept in ${folder}`;
  } finally {
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}

function compareAt(size: number, installed: readonly Installed[], options: ComparisonOptions): string {
  const { root, programs, keep, note, runs = usualRuns(size) } = options;
  const workspace = new Workspace(root, size);
  const { dataDir, outDir } = workspace;
  try {
    const own = stages
      .filter(({ name }) => name === "build, from YAML" || name === renderedStage)
      .map((stage) => {
        note(`${formatCount(size)} cities: site ${stage.name} ...`);
        return measureStage(stage, workspace, runs);
      });
    const input = JSON.parse(programs.run("peer-input", [dataDir, outDir]).stdout) as PeerInput;
    const file = join(outDir, htmlFile(input.cities[0]?.path ?? "/"));
    const ownRows = own.map((measured) =>
      toRow(`site ${measured.name}`, "", {
        ...measured,
        pages: measured.report?.pages ?? 0,
        pageBytes: statSync(file).size,
      }),
    );
    const peerRows = installed.flatMap((one) => {
      if (!("dir" in one)) return [];
      note(`${formatCount(size)} cities: ${one.peer.name} ...`);
      return [toRow(one.peer.name, one.peer.version, runPeer(one.peer, one.dir, input, runs))];
    });
    return `${formatCount(size)} cities, median of ${runs}\n\n${formatTable(header, [...ownRows, ...peerRows])}`;
  } finally {
    if (!keep) workspace.remove();
  }
}

const header = ["", "version", "pages", "kB a page", "wall s", "CPU s", "CPU ms/page", "peak MB"];

function toRow(
  name: string,
  version: string,
  { pages, pageBytes, wallMs, cpuMs, peakMb }: PeerResult,
): string[] {
  return [
    name,
    version,
    formatCount(pages),
    (pageBytes / 1000).toFixed(1),
    formatSeconds(wallMs),
    formatSeconds(cpuMs),
    (cpuMs / pages).toFixed(2),
    peakMb.toFixed(0),
  ];
}
