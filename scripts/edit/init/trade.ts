import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Palette } from "./palette.ts";
import type { Values } from "./values.ts";

/** A service that a trade usually sells. */
export interface TradeService {
  title: string;
  description: string;
  features: string[];
}

/** What the site of a trade starts with: its words by the names of the starter's placeholders, and the parts it has. */
export interface Trade {
  name: string;
  label: string;
  has: string[];
  services: TradeService[];
  palette: Palette;
  words: Values;
}

/** The trade that every other one is laid over. */
export const genericTrade = "generic";

/** Names of the trades, as their files have them; the one for all others is the last. */
export function tradeNames(root: string): string[] {
  const names = readdirSync(folderOf(root)).map((file) => file.replace(/\.yaml$/, ""));
  return [...names.filter((name) => name !== genericTrade).sort(), genericTrade];
}

/** Names of the trades whose sites have a part. */
export function tradesWith(root: string, part: string | undefined): string[] {
  return tradeNames(root).filter((name) => readTrade(root, name).has.some((one) => one === part));
}

/** A trade by its name. What its file leaves out is that of the generic one. */
export function readTrade(root: string, name: string = genericTrade): Trade {
  const { label, has, services, palette, ...words } = {
    ...readWords(root, genericTrade),
    ...readWords(root, name),
  };
  return { name, label, has, services, palette, words };
}

function readWords(root: string, name: string): Omit<Trade, "name" | "words"> & Values {
  return parse(readFileSync(join(folderOf(root), `${name}.yaml`), "utf8"));
}

function folderOf(root: string): string {
  return join(root, "scripts", "edit", "init", "trades");
}
