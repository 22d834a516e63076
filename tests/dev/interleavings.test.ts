// @module-tag nightly
import { once } from "node:events";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { EditorAnswer } from "../../scripts/dev/editing/messages.ts";
import { valueAt } from "../../scripts/dev/editing/value-at.ts";
import { changeText } from "../../scripts/edit/change.ts";
import { whileLocked } from "../../scripts/edit/data-lock.ts";
import { applyChanges } from "../../scripts/edit/journal.ts";
import { EditingTab } from "../../scripts/tools/bench/editing-tab.ts";
import { Random } from "../mistakes/random.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { seedOr } from "../support/nightly.ts";
import { type RunningSite, startDev } from "../support/running-site.ts";

/** INTERLEAVINGS=2000 SEED=7 looks further than every night can. */
const rounds = Number(process.env.INTERLEAVINGS ?? 60);
const seed = seedOr(1971);

/** A value that everybody writes to. */
interface Place {
  file: string;
  pointer: string;
}

const places: Place[] = ["pine-bend", "maple-grove"].flatMap((city) =>
  ["/landmarks/0", "/landmarks/1", "/landmarks/2", "/lead"].map((pointer) => ({
    file: `cities/lake-county/${city}.yaml`,
    pointer,
  })),
);

/** What somebody wrote: an answer says that it stands, or by what it was stopped; nobody knows where there is none. */
interface Attempt {
  place: Place;
  text: string;
  state: "acknowledged" | "stopped" | "unknown";
  by: "tab" | "command" | "text editor";
  /** What stood there instead, as the answer says. */
  current?: string | undefined;
}

const same = (one: Place, other: Place) => one.file === other.file && one.pointer === other.pointer;

class Interleaving {
  private readonly random = new Random(seed);
  private readonly views: Map<Place, string>[] = [new Map(), new Map()];
  private server!: RunningSite;
  private tabs: EditingTab[] = [];
  readonly counts = { acknowledged: 0, stopped: 0, unknown: 0, kills: 0 };

  constructor(private readonly data: DataFolder) {}

  async start(): Promise<void> {
    this.server = await startDev(this.data.dir);
    this.tabs = await Promise.all([0, 1].map(() => EditingTab.open(this.server.url)));
  }

  private chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  private read(place: Place): string {
    return String(valueAt(this.data.read(place.file), place.pointer));
  }

  /** Two tabs, a command and a text editor write at the same time, and the server may be killed. */
  async play(round: number): Promise<void> {
    const { random } = this;
    // The text editor saves before the others have seen it, or at the same time into a file that is none of theirs.
    if (this.chance(30)) this.typeOutside(random.pick(places), `Early ${round}`);
    const before = new Map(places.map((place) => [place, this.read(place)]));
    for (const view of this.views)
      if (view.size === 0 || this.chance(60)) for (const [place, text] of before) view.set(place, text);
    const late = this.chance(30) ? random.pick(places) : undefined;
    const open = places.filter(({ file }) => file !== late?.file);
    const work = this.tabs.flatMap((tab, index) =>
      this.chance(85) ? [this.save(tab, index, random.pick(open), `Tab ${index} ${round}`)] : [],
    );
    if (this.chance(30)) work.push(this.runCommand(random.pick(open), `Command ${round}`));
    const isKilled = this.chance(4);
    const moment = isKilled || late ? random.below(60) : 0;
    if (isKilled) work.push(this.kill(moment));
    if (late) work.push(pause(moment).then(() => [this.typeOutside(late, `Late ${round}`)]));
    const attempts = (await Promise.all(work)).flat();
    for (const { state } of attempts) this.counts[state]++;
    this.judge(before, attempts);
    if (isKilled) await this.start();
  }

  /** Every acknowledged value is in its file, or a command that read it wrote there; a conflict names what stands there. */
  private judge(before: ReadonlyMap<Place, string>, attempts: readonly Attempt[]): void {
    for (const place of places) {
      const here = attempts.filter((attempt) => same(attempt.place, place));
      const now = this.read(place);
      const of = (state: Attempt["state"]) => here.filter((attempt) => attempt.state === state);
      // A tab writes over nothing that it has not seen; a command reads what is there.
      const acknowledged = of("acknowledged").sort((one, other) => one.by.localeCompare(other.by));
      const [last] = acknowledged;
      const possible = last ? [last.text] : [before.get(place), ...of("unknown").map(({ text }) => text)];
      const story = JSON.stringify({ place, before: before.get(place), here, now });
      expect(possible, story).toContain(now);
      expect(acknowledged.filter(({ by }) => by === "tab").length, story).toBeLessThan(2);
      const known = [before.get(place), ...here.map(({ text }) => text)];
      for (const { current } of of("stopped")) expect(known, story).toContain(current);
    }
  }

  private async save(tab: EditingTab, index: number, place: Place, text: string): Promise<Attempt[]> {
    const seen = this.views[index]?.get(place) ?? "";
    await pause(this.random.below(30));
    const answer = await tab
      .save({ ...place, before: seen, after: text })
      .catch((): EditorAnswer | undefined => undefined);
    const attempt = { place, text, by: "tab" as const };
    if (!answer) return [{ ...attempt, state: "unknown" }];
    expect(["good", "conflict"], JSON.stringify(answer)).toContain(answer.status);
    if (answer.status !== "conflict") {
      this.views[index]?.set(place, text);
      return [{ ...attempt, state: "acknowledged" }];
    }
    this.views[index]?.set(place, answer.current ?? "");
    return [{ ...attempt, state: "stopped", current: answer.current }];
  }

  /** As `site add` changes files that are there. */
  private async runCommand(place: Place, text: string): Promise<Attempt[]> {
    const { dir } = this.data;
    const terminal = { out: () => {}, err: () => {}, isColored: false, cwd: dir };
    await pause(this.random.below(30));
    await whileLocked(dir, terminal, () => {
      const before = this.data.bytes(place.file);
      const after = this.textWith(place, text);
      applyChanges(dir, text, [{ file: place.file, before, after: Buffer.from(after) }]);
    });
    return [{ place, text, state: "acknowledged", by: "command" }];
  }

  private typeOutside(place: Place, text: string): Attempt {
    this.data.write(".typed", this.textWith(place, text));
    renameSync(join(this.data.dir, ".typed"), join(this.data.dir, place.file));
    return { place, text, state: "acknowledged", by: "text editor" };
  }

  private textWith(place: Place, text: string): string {
    return changeText(this.data.read(place.file), place.file, [{ kind: "set", place, value: text }]);
  }

  private async kill(moment: number): Promise<Attempt[]> {
    this.counts.kills++;
    await pause(moment);
    const { process } = this.server;
    const ended = once(process, "exit");
    process.kill("SIGKILL");
    await ended;
    return [];
  }
}

it(
  `${rounds} rounds of two tabs, a command, a text editor and kills of the server lose no value that was acknowledged (SEED=${seed})`,
  async () => {
    const played = new Interleaving(copyOfData());
    await played.start();
    for (let round = 0; round < rounds; round++) await played.play(round);
    const { acknowledged, stopped } = played.counts;
    expect(acknowledged).toBeGreaterThan(rounds);
    expect(stopped).toBeGreaterThan(0);
  },
  60_000 + rounds * 6_000,
);
