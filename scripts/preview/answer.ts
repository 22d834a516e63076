import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable, Writable } from "node:stream";

/** Takes an answer up in place of the real response, so that it can be thrown away and given again. */
export class Answer extends Writable {
  statusCode = 200;
  /** Resolves when the answer is whole; rejects where a file of it could not be read to its end. */
  readonly whole: Promise<void>;
  private readonly headers = new Map<string, OutgoingHttpHeader>();
  private readonly chunks: Buffer[] = [];

  constructor() {
    super();
    this.whole = new Promise((resolve, reject) => {
      this.once("finish", resolve).once("error", reject);
      this.on("pipe", (source: Readable) => source.once("error", reject));
    });
  }

  /** As the type that handlers are written for: of that they use what this class has. */
  get response(): ServerResponse {
    return this as unknown as ServerResponse;
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }

  getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.headers.get(name.toLowerCase());
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    return this;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  sendTo(response: ServerResponse): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    response.writeHead(this.statusCode);
    Readable.from(this.chunks).pipe(response);
  }
}
