import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { root } from "../support/data-folder.ts";
import { listen } from "../support/local-server.ts";

/** Keys of the gateway, and the role that each stands for. */
export const keys = { anon: "stand-in-anon-key", service: "stand-in-service-key" };
const roles: Record<string, string> = { [keys.anon]: "anon", [keys.service]: "service_role" };

/** What Supabase has in every new project: three roles, which may do everything in public unless something is revoked. */
const platform = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

export async function openDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(platform);
  const folder = join(root, "supabase", "migrations");
  for (const file of readdirSync(folder).sort())
    await database.exec(readFileSync(join(folder, file), "utf8"));
  return database;
}

export async function callAs(
  database: PGlite,
  role: string,
  name: string,
  values: Record<string, unknown>,
): Promise<unknown> {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`${name} is no function`);
  const named = Object.keys(values).map((key, at) => `${key} => $${at + 1}`);
  return database.transaction(async (transaction) => {
    await transaction.exec(`set local role ${role}`);
    const { rows } = await transaction.query<{ result: unknown }>(
      `select public.${name}(${named.join(", ")}) as result`,
      Object.values(values).map((value) => (isRecord(value) ? JSON.stringify(value) : value)),
    );
    return rows[0]?.result ?? null;
  });
}

function isRecord(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === "object");
  return typeof value === "object" && value !== null;
}

export interface DatabaseServer {
  url: string;
  /** Calls that were answered, by the name of the function. */
  calls: Map<string, number>;
  /** While true, every call fails. */
  isDown: boolean;
  close(): Promise<void>;
}

/** Offers the functions of a database as PostgREST does: `POST /rest/v1/rpc/<name>`, the role by the key. */
export async function serveDatabase(database: PGlite): Promise<DatabaseServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, name] = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(request.url ?? "") ?? [];
    const role = roles[String(request.headers.apikey)];
    if (served.isDown) return response.writeHead(503).end();
    if (!name || request.method !== "POST") return response.writeHead(404).end();
    if (!role) return response.writeHead(401).end();
    const value = await callAs(database, role, name, JSON.parse(Buffer.concat(chunks).toString()));
    served.calls.set(name, (served.calls.get(name) ?? 0) + 1);
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  };
  const server = await listen((request, response) => {
    answer(request, response).catch((error: Error) =>
      response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify(error.message)),
    );
  });
  const close = async () => {
    server.close();
    await database.close();
  };
  const served: DatabaseServer = { url: server.url, calls: new Map(), isDown: false, close };
  return served;
}
