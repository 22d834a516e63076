import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Key, Tab, TabOptions } from "./tab.ts";

const startMs = 20_000;
const commandMs = 15_000;

/** Opens tabs of WebKitGTK by WebDriver, on a screen that nobody sees; it is started when it is first needed. */
export class WebKitEngine {
  private readonly drivers = new Map<boolean, Promise<Driver>>();

  constructor(private readonly executablePath: string) {}

  async openTab({ width = 1280, height = 800, lessMotion = false }: TabOptions): Promise<Tab> {
    const driver = this.drivers.get(lessMotion) ?? Driver.start(this.executablePath, lessMotion);
    this.drivers.set(lessMotion, driver);
    return (await driver).openTab(width, height);
  }

  async close(): Promise<void> {
    for (const driver of this.drivers.values()) (await driver).stop();
    this.drivers.clear();
  }
}

class Driver {
  private constructor(
    private readonly url: string,
    readonly stop: () => void,
  ) {}

  static async start(executablePath: string, lessMotion: boolean): Promise<Driver> {
    const home = mkdtempSync(join(tmpdir(), "webkit-"));
    mkdirSync(join(home, "gtk-3.0"));
    writeFileSync(
      join(home, "gtk-3.0", "settings.ini"),
      `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`,
    );
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const display = await firstLine(screen.stdio[3] as Readable, screen);
    const port = await freePort();
    const driver = spawn(executablePath, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, GDK_BACKEND: "x11" },
    });
    const stop = () => {
      driver.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    };
    process.once("exit", stop);
    const url = `http://127.0.0.1:${port}`;
    for (let waited = 0; waited < startMs; waited += 50) {
      if (await fetch(`${url}/status`).catch(() => undefined)) return new Driver(url, stop);
      await sleep(50);
    }
    stop();
    throw new Error(`${executablePath} does not answer.`);
  }

  async openTab(width: number, height: number): Promise<Tab> {
    const { sessionId } = (await call(this.url, "POST", "/session", {
      capabilities: { alwaysMatch: { timeouts: { script: 5000 } } },
    })) as { sessionId: string };
    const session = `${this.url}/session/${sessionId}`;
    const tab = tabOf(session);
    const rect = (size: object) => call(session, "POST", "/window/rect", size);
    await rect({ width, height });
    // The window has a bar above the page.
    const [wide, high] = await tab.evaluate(() => [innerWidth, innerHeight]);
    await rect({ width: 2 * width - (wide ?? 0), height: 2 * height - (high ?? 0) });
    return tab;
  }
}

async function call(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    // A command that meets a document on its way out may never be answered.
    signal: AbortSignal.timeout(commandMs),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

const keyCodes: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

function tabOf(session: string): Tab {
  const post = (path: string, body: object) => call(session, "POST", path, body);
  const act = (source: object) => post("/actions", { actions: [source] });
  const strike = (keys: string[]) => {
    const down = keys.map((value) => ({ type: "keyDown", value }));
    const up = keys.map((value) => ({ type: "keyUp", value })).reverse();
    return act({ type: "key", id: "keyboard", actions: [...down, ...up] });
  };
  const point = (x: number, y: number, ...then: object[]) =>
    act({
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", origin: "viewport", x: Math.round(x), y: Math.round(y), duration: 0 },
        ...then,
      ],
    });
  return {
    open: async (url) => void (await post("/url", { url })),
    reload: async () => void (await post("/refresh", {})),
    evaluate: (run, ...args) =>
      post("/execute/sync", { script: `return (${run})(...arguments)`, args }) as never,
    moveTo: async (x, y) => void (await point(x, y)),
    clickAt: async (x, y) =>
      void (await point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 })),
    press: async (key, withShift = false) =>
      void (await strike([...(withShift ? [keyCodes.Shift] : []), keyCodes[key]])),
    type: async (text) => {
      for (const character of text) await strike([character]);
    },
    close: async () => void (await call(session, "DELETE", "")),
  };
}

function firstLine(stream: Readable, program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    program.once("error", reject).once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
