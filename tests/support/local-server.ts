import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalServer {
  /** Its address, without a slash at the end. */
  url: string;
  port: number;
  close(): void;
}

/** A server on a free port of this machine. */
export async function listen(answer: RequestListener = () => undefined): Promise<LocalServer> {
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}
