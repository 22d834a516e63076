import { cut, widthOf } from "./columns.ts";

/** Told by long work: what it is doing, and how many of how many are done. */
export type OnProgress = (stage: string, done: number, total: number) => void;

/** Where progress is drawn, and with what clock; injected in tests. */
export interface ProgressScreen {
  write(text: string): void;
  isTerminal: boolean;
  columns: number;
  nowMs(): number;
}

/** Least time between two drawings, so that fast work does not spend it on drawing. */
const redrawMs = 100;
/** The remaining time is a guess from what is done; it is not worth saying before this. */
const minGuessMs = 2000;
const barWidth = 24;

/**
 * Shows how far long work has come. On a terminal a bar with count, percentage and remaining time, drawn over itself and
 * wiped at the end; elsewhere one line for each stage, which is what the log of a CI job wants.
 */
export class ProgressBar {
  private stage = "";
  private startedAt = 0;
  private drawnAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly screen: ProgressScreen) {}

  readonly update: OnProgress = (stage, done, total) => {
    const isNew = stage !== this.stage;
    if (isNew) this.begin(stage, total);
    if (!this.screen.isTerminal) return;
    const now = this.screen.nowMs();
    if (!isNew && done < total && now - this.drawnAt < redrawMs) return;
    this.drawnAt = now;
    this.screen.write(`${wipe}${this.line(done, total, now - this.startedAt)}`);
  };

  /** Wipes the bar; every way out of the work calls it. */
  end(): void {
    if (this.screen.isTerminal && this.stage !== "") this.screen.write(wipe);
    this.stage = "";
  }

  private begin(stage: string, total: number): void {
    this.stage = stage;
    this.startedAt = this.screen.nowMs();
    if (!this.screen.isTerminal) this.screen.write(`${stage}${total > 1 ? ` (${total})` : ""} ...\n`);
  }

  private line(done: number, total: number, elapsedMs: number): string {
    const { columns } = this.screen;
    // The last column stays free: some terminals begin a new line as soon as it is written.
    const room = Math.max(columns - 1, 0);
    if (total <= 1) return cut(`${this.stage} ...`, room);
    const share = done / total;
    const count = `${done}/${total}`;
    const percent = `${Math.floor(share * 100)} %`;
    const left = remaining(done, total, elapsedMs);
    // What says least goes first: a narrow terminal gets a shorter bar, then none, then no time, then the count alone.
    const texts = [
      ...[barWidth, barWidth / 2, barWidth / 4].map((width) => [
        this.stage,
        bar(share, width),
        count,
        percent,
        left,
      ]),
      [this.stage, count, percent, left],
      [this.stage, count, percent],
      [count, percent],
    ].map((parts) => parts.filter((part) => part !== "").join("  "));
    return texts.find((text) => widthOf(text) <= room) ?? cut(percent, room);
  }
}

function bar(share: number, width: number): string {
  const filled = Math.round(share * width);
  return `${"█".repeat(filled)}${"░".repeat(width - filled)}`;
}

/** Carriage return, and everything to the right of it erased (ECMA-48, EL). */
const wipe = "\r\u001b[K";

function remaining(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done === total || elapsedMs < minGuessMs) return "";
  const seconds = Math.ceil((elapsedMs / done) * ((total - done) / 1000));
  return `about ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
}

/** The screen of this process: stderr, so that results stay alone on stdout. */
export function stderrScreen(): ProgressScreen {
  const { stderr } = process;
  return {
    write: (text) => void stderr.write(text),
    isTerminal: Boolean(stderr.isTTY) && process.env.TERM !== "dumb" && !process.env.CI,
    // Asked each time, because people resize windows.
    get columns() {
      return stderr.columns || 80;
    },
    nowMs: () => performance.now(),
  };
}
