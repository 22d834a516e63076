import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { Door } from "../../scripts/dev/door.ts";
import { everyAddress, ownAddresses, ownNames } from "../../scripts/dev/own-addresses.ts";

/** An address of this machine by which it takes itself for a device of the network. */
const [own = "no address in a network"] = ownAddresses();

async function openHouse() {
  const said: string[] = [];
  const server = createServer((_, response) => response.end("all of the pages"));
  server.on("upgrade", (_, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  const door = new Door((sentence) => said.push(sentence));
  door.guard(server);
  await once(server.listen(0, everyAddress()), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${own}:${port}`;
  const send = (code: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/__code`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams({ code }),
    });
  return { door, port, url, said, send };
}

const seen = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();
/** Another code than the one that is meant. */
const wrong = (code: string) => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");
const cookieOf = ({ headers }: Response) => headers.get("set-cookie")?.split(";")[0] ?? "";

/** What is answered to a request which only the head is sent of. */
function answered(host: string, port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, host, () => socket.write(`${head}\r\n\r\n`));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

const firstLine = async (...asked: Parameters<typeof answered>) =>
  (await answered(...asked)).split("\r\n")[0];

describe("a server that other devices reach", () => {
  it("shows the site to its own machine, and to others nothing but the page for the code", async () => {
    const { url, port } = await openHouse();
    expect(await seen(`http://127.0.0.1:${port}/`)).toBe("all of the pages");
    for (const path of ["/", "/?edit", "/@vite/client", "/__edit", "/data/business.yaml"]) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(403);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(await answer.text()).toContain("<h1>Type the code</h1>");
    }
    expect(await seen(url, { cookie: "site-dev=guess" })).not.toContain("all of the pages");
  });

  it("lets in who sends the code, once, with a cookie that no script and no other site gets", async () => {
    const { door, url, said, send } = await openHouse();
    const code = door.shownCode;
    expect(code).toMatch(/^\d{3} \d{3}$/);
    const answer = await send(code);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^site-dev=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await seen(url, { cookie: cookieOf(answer) })).toBe("all of the pages");
    expect(await seen(url)).toContain("Type the code");
    expect(said).toEqual([`A device has come in. The code for another one is ${door.shownCode}.`]);
    expect((await send(code)).status).toBe(403);
    const another = await send(door.shownCode.replace(" ", ""));
    expect(await seen(url, { cookie: cookieOf(another) })).toBe("all of the pages");
    expect(await seen(url, { cookie: cookieOf(answer) })).toBe("all of the pages");
  });

  it("is shut for good after five wrong codes, but not to those that are in", async () => {
    const { door, url, said, send } = await openHouse();
    const guest = { cookie: cookieOf(await send(door.shownCode)) };
    const code = door.shownCode;
    for (let count = 0; count < 4; count++)
      expect(await (await send(wrong(code))).text()).toContain("This is not the code.");
    expect(await (await send(wrong(code))).text()).toContain("<h1>Too many wrong codes</h1>");
    expect(said.at(-1)).toMatch(/^5 wrong codes were typed, so no other device gets in\./);
    expect((await send(code)).headers.get("set-cookie")).toBeNull();
    expect((await send("")).headers.get("set-cookie")).toBeNull();
    expect(await seen(url, guest)).toBe("all of the pages");
  });

  it("counts no codes that pages of others send, and reads none of any length", async () => {
    const { door, url, said, send } = await openHouse();
    for (let count = 0; count < 6; count++)
      expect((await send(door.shownCode, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect(said).toEqual([]);
    expect((await send(`${door.shownCode}${" ".repeat(1000)}`)).headers.get("set-cookie")).toBeNull();
    expect((await fetch(`${url}/__code?code=${door.shownCode.replace(" ", "")}`)).status).toBe(403);
    expect((await send(door.shownCode, { origin: url })).status).toBe(303);
  });

  it("answers under no name that others gave it, with and without the cookie", async () => {
    const { door, port, send } = await openHouse();
    const cookie = cookieOf(await send(door.shownCode));
    for (const headers of [{ host: "rebound.example" }, { host: "rebound.example", cookie }]) {
      const [response] = (await once(request({ host: own, port, headers }).end(), "response")) as [
        Response & AsyncIterable<Buffer>,
      ];
      let text = "";
      for await (const chunk of response) text += chunk;
      expect(text).toBe("Open the address that the terminal shows.\n");
    }
  });

  it("answers under each address and name of this machine", async () => {
    const { port } = await openHouse();
    for (const address of ownAddresses())
      expect(await seen(`http://${address}:${port}`)).toContain("Type the code");
    for (const name of ownNames()) {
      const head = `GET / HTTP/1.1\r\nConnection: close\r\nHost: ${name.toUpperCase()}:${port}`;
      expect(await answered(own, port, head)).toContain("Type the code");
    }
  });

  it("opens no socket without the cookie", async () => {
    const { door, port, send } = await openHouse();
    const head = (cookie: string) =>
      `GET / HTTP/1.1\r\nHost: ${own}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}`;
    expect(await firstLine(own, port, head("site-dev=guess"))).toBe("");
    const cookie = cookieOf(await send(door.shownCode));
    expect(await firstLine(own, port, head(cookie))).toBe("HTTP/1.1 101 Switching Protocols");
  });
});
