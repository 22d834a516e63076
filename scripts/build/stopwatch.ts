type Lap = "validate" | "links" | "bundle" | "images" | "render" | "publish";

/** Times the parts of a build, in whole milliseconds. */
export class Stopwatch {
  private readonly start = performance.now();
  private last = this.start;
  private readonly times: Record<Lap, number> = {
    validate: 0,
    links: 0,
    bundle: 0,
    images: 0,
    render: 0,
    publish: 0,
  };

  /** Ends a part: the time since the last one ended is its. */
  lap(name: Lap): void {
    const now = performance.now();
    this.times[name] += now - this.last;
    this.last = now;
  }

  /** Counts time that was measured apart as another part's, and not as that of the one under way. */
  move(ms: number, name: Lap): void {
    this.times[name] += ms;
    this.last += ms;
  }

  laps(): Record<Lap, number> {
    return Object.fromEntries(
      Object.entries(this.times).map(([name, ms]) => [name, Math.round(ms)]),
    ) as Record<Lap, number>;
  }

  total(): number {
    return Math.round(performance.now() - this.start);
  }
}
