import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../files/hash.ts";

/** What a host answered to one request, as it is kept. */
export interface Answer {
  url: string;
  /** 0 where there was no answer: `fault` says why. */
  status: number;
  fault?: string;
  /** Without parameters, in lower case: `text/html`. */
  type: string;
  /** Bytes of the whole body, where known. */
  bytes?: number;
  /** Whole address that a redirect leads to. */
  location?: string;
  /** Values of headers that rules read, by name. */
  headers: Record<string, string>;
  /** Name of the file that holds the body, or its start. */
  body?: string;
}

const recordsFile = "answers.jsonl";

/** The answers of one host, kept on disk as they come, so that a crawl that was cut off goes on where it was. */
export class CrawlStore {
  private readonly answers = new Map<string, Answer>();

  private constructor(readonly dir: string) {}

  /** An empty store, in place of what was there. */
  static create(dir: string): CrawlStore {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(join(dir, "bodies"), { recursive: true });
    return new CrawlStore(dir);
  }

  /** The store of an earlier crawl; undefined where there is none. */
  static open(dir: string): CrawlStore | undefined {
    if (!existsSync(join(dir, recordsFile))) return undefined;
    const store = new CrawlStore(dir);
    for (const line of readFileSync(join(dir, recordsFile), "utf8").split("\n")) {
      const answer = parseLine(line);
      if (answer) store.answers.set(answer.url, answer);
    }
    return store;
  }

  get(url: string): Answer | undefined {
    return this.answers.get(url);
  }

  all(): Iterable<Answer> {
    return this.answers.values();
  }

  add(answer: Answer, body?: Uint8Array): Answer {
    const kept = body ? { ...answer, body: hashOf(answer.url) } : answer;
    if (body && kept.body) writeFileSync(join(this.dir, "bodies", kept.body), body);
    appendFileSync(join(this.dir, recordsFile), `${JSON.stringify(kept)}\n`);
    this.answers.set(kept.url, kept);
    return kept;
  }

  /** Path of the file that holds the body of an answer. */
  fileOf({ body }: Answer): string | undefined {
    return body === undefined ? undefined : join(this.dir, "bodies", body);
  }
}

/** The last line may have been cut off with the process that wrote it. */
function parseLine(line: string): Answer | undefined {
  try {
    return JSON.parse(line) as Answer;
  } catch {
    return undefined;
  }
}
