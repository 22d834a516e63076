import { inflateRawSync } from "node:zlib";
import type { Packer } from "../../../scripts/audit/report/packed.ts";

/** Every value that was packed, in order. */
export function unpack<T>(packer: Packer<T>): T[] {
  return packer
    .finish()
    .flatMap((block) => JSON.parse(inflateRawSync(Buffer.from(block, "base64")).toString()) as T[]);
}
