import type { Database } from "./database.ts";
import { type Limit, MemoryLimits } from "./memory-limits.ts";
import type { Platform } from "./platform.ts";

/**
 * Limits that hold over all processes of the project: they are counted in its database. Without one, or while it does
 * not answer, each process counts in its own memory; nothing is ever granted without a limit.
 */
export class Limits {
  private readonly memory = new MemoryLimits();

  constructor(
    private readonly database: Database,
    private readonly platform: Platform,
  ) {}

  /** Takes one from each limit, or from none. Returns 0, or the seconds until all of them have room again. */
  async take(limits: Limit[]): Promise<number> {
    const wanted = await Promise.all(
      limits.map(async (limit) => ({ ...limit, key: await this.database.hash(limit.key) })),
    );
    // What this process granted itself counts in the database too: a flood does not reach it.
    const known = this.memory.wait(wanted, this.platform.now());
    if (known > 0) return known;
    const answer = await this.database.call("take_calls", { wanted });
    const now = this.platform.now();
    const wait = typeof answer === "number" ? answer : this.memory.wait(wanted, now);
    if (wait === 0) this.memory.count(wanted, now);
    return wait;
  }
}
