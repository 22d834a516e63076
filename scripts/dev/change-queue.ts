/** An editor's save is over by then; what is right is shown at once. */
const quickMs = 10;
/** A save in several steps, or a checkout of many files, is over by then; only then is a mistake one. */
const settledMs = 150;

/** Turns bursts of changes into single steps, one at a time. */
export class ChangeQueue {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> = Promise.resolve();

  /** `apply` returns false where it found what may be a file that is half written; it is then called again, settled. */
  constructor(private readonly apply: (isSettled: boolean) => Promise<boolean>) {}

  /** Notes a change. */
  note(): void {
    this.schedule(quickMs, false);
  }

  /** Applies what there is now, behind what is being applied. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.run(true));
    return this.running;
  }

  /** Forgets what is not applied yet. */
  close(): void {
    clearTimeout(this.timer);
  }

  private schedule(ms: number, isSettled: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.running = this.running.then(() => this.run(isSettled));
    }, ms);
  }

  private async run(isSettled: boolean): Promise<void> {
    const isDone = await this.apply(isSettled);
    if (!isDone && !isSettled && this.timer === undefined) this.schedule(settledMs, true);
  }
}
