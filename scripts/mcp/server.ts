import { once } from "node:events";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { visible } from "../output/visible.ts";
import { UserError } from "../user-error.ts";
import { createCheck } from "./check-input.ts";
import { runSite } from "./run-site.ts";
import type { Host, Tool } from "./tool.ts";
import { audit } from "./tools/audit.ts";
import { diff } from "./tools/diff.ts";
import { explain } from "./tools/explain.ts";
import { links } from "./tools/links.ts";
import { routes } from "./tools/routes.ts";

const tools: readonly Tool[] = [audit, explain, links, diff, routes];

const instructions =
  "Reads the website of a local-service business: its data (YAML) and the folder built from it. Nothing is ever written. Start with routes; audit says what is wrong on built pages, explain where a value stands in the data.";

interface ServeOptions extends Pick<Host, "cwd" | "data" | "out"> {
  /** Folder of this tool. */
  root: string;
  version: string;
}

/** Answers on standard input and output until the input ends, which also ends every call. */
export async function serve({ root, version, ...place }: ServeOptions): Promise<void> {
  const closing = new AbortController();
  const server = new Server({ name: "site", version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describe) }));
  const checks = new Map(tools.map((tool) => [tool.name, createCheck(tool)]));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: input = {} } = params;
    const tool = tools.find((one) => one.name === name);
    if (!tool)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${name}; there are ${tools.map((one) => one.name).join(", ")}.`,
      );
    const stop = AbortSignal.any([signal, closing.signal]);
    return answerOf(async () => {
      checks.get(name)?.(input);
      const run: Host["run"] = (args) => runSite(args, { root, cwd: place.cwd, signal: stop });
      return tool.call(input, { ...place, run });
    });
  });
  const ended = once(process.stdin, "end");
  await server.connect(new StdioServerTransport());
  await ended;
  closing.abort();
  await server.close();
}

function describe({ name, title, description, input, output }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: input,
    outputSchema: output,
    annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

/** What a call gives, as fields and as text; what a person could mend is said in words, so that the one who asked can ask again. */
async function answerOf(call: () => Promise<object>): Promise<CallToolResult> {
  try {
    const structuredContent = { ...(await call()) };
    return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const text = visible([error.message, error.hint && `Fix: ${error.hint}`].filter(Boolean).join("\n"));
    return { isError: true, content: [{ type: "text", text }] };
  }
}
