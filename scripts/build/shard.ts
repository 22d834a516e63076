import { crc32 } from "node:zlib";

/** One of several machines that build a site together. */
export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

/**
 * True for a page that this shard writes. The path alone decides, so that a page stays with its shard, and with what that
 * shard remembers, when others come and go.
 */
export function isOfShard(path: string, shard: Shard | undefined): boolean {
  return shard === undefined || crc32(path) % shard.count === shard.index - 1;
}

/** True for the one that writes everything beside the pages. */
export function isFirstShard(shard: Shard | undefined): boolean {
  return shard === undefined || shard.index === 1;
}
