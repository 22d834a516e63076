import type { Outcome } from "../_shared/answers.ts";
import type { Database } from "../_shared/database.ts";
import { LruMap } from "../_shared/lru-map.ts";

/** How long an answer counts, in seconds: houses hardly grow. */
const rememberedSeconds = 90 * 24 * 3600;

/** Answers kept in the memory of this process; they need no end of life, because it lives for minutes. */
const maxInMemory = 1_000;

/** What was found out before, in this process or, by way of the database, in any. */
export class KnownAnswers {
  private readonly memory = new LruMap<Outcome>(maxInMemory);

  constructor(private readonly database: Database) {}

  /** The answer about the house of this name; undefined where nobody asked before. */
  async recall(name: string): Promise<Outcome | undefined> {
    const wanted = await this.database.hash(`house/${name}`);
    return this.memory.get(name) ?? toOutcome(await this.database.call("recall_answer", { wanted }));
  }

  /** Remembers an answer under each of the names of a house. */
  async remember(names: string[], outcome: Outcome): Promise<void> {
    for (const name of names) this.memory.set(name, outcome);
    const keys = await Promise.all(names.map((name) => this.database.hash(`house/${name}`)));
    const given = { squareFootage: "success" in outcome ? outcome.squareFootage : null };
    await this.database.call("remember_answer", { keys, given, seconds: rememberedSeconds });
  }
}

function toOutcome(answer: unknown): Outcome | undefined {
  if (typeof answer !== "object" || answer === null || !("squareFootage" in answer)) return undefined;
  const { squareFootage } = answer;
  return typeof squareFootage === "number" ? { success: true, squareFootage } : { error: "not_found" };
}
