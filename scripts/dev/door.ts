import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { HttpServer } from "vite";
import { contentHash } from "../publish/digest.ts";
import { cookieOf, readBody, sendText, urlOf } from "../stand-ins/http.ts";
import { codePage, codePath } from "./code-page.ts";
import { isByOwnAddress, isOfOtherPage } from "./own-addresses.ts";

/** Wrong codes after which the door stays shut. */
const mostWrong = 5;
/** More than any code, in bytes. */
const maxBytes = 200;
/** Browsers send one server the cookies of all ports of its address. */
const cookieName = "site-dev";

/** Lets other devices of the network in that have sent the code which only the terminal shows. Each code lets one in. */
export class Door {
  /** Undefined where nobody is let in any more. */
  private code: string | undefined = newCode();
  private wrong = 0;
  /** Digests of the cookies of those that are in. */
  private readonly guests = new Set<string>();

  /** `tell` prints for whoever started the server. */
  constructor(private readonly tell: (sentence: string) => void) {}

  /** The code as people read it. */
  get shownCode(): string {
    return this.code?.replace(/(?=...$)/, " ") ?? "";
  }

  /** Stands in front of all that listens to a server by now. */
  guard(server: HttpServer): void {
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (this.isIn(request)) for (const listener of listeners) listener(request, response);
      else this.answer(request, response).catch((error: Error) => sendText(response, 500, error.message));
    });
    server.prependListener("upgrade", (request: IncomingMessage, socket: Duplex) => {
      if (!this.isIn(request)) socket.destroy();
    });
  }

  /** This machine itself needs no code. */
  private isIn(request: IncomingMessage): boolean {
    if (isLoopback(request.socket.remoteAddress)) return true;
    const cookie = cookieOf(request, cookieName);
    return isByOwnAddress(request) && cookie !== undefined && this.guests.has(contentHash(cookie));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isByOwnAddress(request))
      return sendText(response, 403, "Open the address that the terminal shows.\n", secret);
    const isTry = request.method === "POST" && urlOf(request).pathname === codePath;
    if (!isTry || isOfOtherPage(request)) return this.askCode(response);
    const body = await readBody(request, maxBytes);
    const typed = new URLSearchParams(body?.toString()).get("code") ?? "";
    if (!this.takes(typed)) return this.askCode(response, true);
    const cookie = randomBytes(32).toString("base64url");
    this.guests.add(contentHash(cookie));
    const entry = `${cookieName}=${cookie}; Path=/; HttpOnly; SameSite=Strict`;
    response.writeHead(303, { ...secret, Location: "/", "Set-Cookie": entry }).end();
  }

  /** True for the code, which is another from then on. */
  private takes(typed: string): boolean {
    if (this.code === undefined) return false;
    if (isSame(typed.replace(/\s/g, ""), this.code)) {
      this.code = newCode();
      this.wrong = 0;
      this.tell(`A device has come in. The code for another one is ${this.shownCode}.`);
      return true;
    }
    this.wrong++;
    if (this.wrong < mostWrong) return false;
    this.code = undefined;
    this.tell(
      `${mostWrong} wrong codes were typed, so no other device gets in. Stop with Ctrl-C and start again for a new code.`,
    );
    return false;
  }

  private askCode(response: ServerResponse, isWrong = false): void {
    const headers = {
      ...secret,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'",
    };
    response.writeHead(403, headers).end(codePage({ isWrong, isShut: this.code === undefined }));
  }
}

const secret = { "Cache-Control": "no-store" };

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

function isLoopback(address = ""): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Takes as long for one wrong digit as for six. */
function isSame(typed: string, code: string): boolean {
  const [one, other] = [typed, code].map((text) => Buffer.from(contentHash(text))) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}
