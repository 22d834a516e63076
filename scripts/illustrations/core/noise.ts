/** Tileable gradient noise as a small PNG: one texture for all walls costs a tenth of a turbulence filter per wall. */
import { crc32, deflateSync } from "node:zlib";
import { randomStream } from "./random.ts";

export interface NoisePlan {
  readonly name: string;
  /** Lattice cells across and down one tile. */
  readonly cells: readonly [across: number, down: number];
  readonly octaves: number;
  /** Opacity = gain * noise + cut, as in a colour matrix. */
  readonly gain: number;
  readonly cut: number;
  /** Red, green, blue, each 0 to 1. */
  readonly color: readonly [number, number, number];
}

/** Pixels of one tile; it is stretched four times, the finest grain of a veil being about 12 px. */
export const TILE = { width: 300, height: 200, stretch: 4 } as const;
/** Fewer opacity steps compress to a third of the size; none can be told apart at half opacity. */
const STEPS = 40;

function gradients(name: string, across: number, down: number): Float64Array {
  const random = randomStream(across * 1000 + down, name);
  return Float64Array.from({ length: across * down }, () => random.next() * Math.PI * 2);
}

function smoothStep(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Perlin noise that wraps round after `across` by `down` cells. */
function octave(angles: Float64Array, across: number, down: number, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const dot = (dx: number, dy: number): number => {
    const angle = angles[((y0 + dy) % down) * across + ((x0 + dx) % across)] ?? 0;
    return Math.cos(angle) * (fx - dx) + Math.sin(angle) * (fy - dy);
  };
  const blend = (a: number, b: number, t: number): number => a + (b - a) * smoothStep(t);
  return blend(blend(dot(0, 0), dot(1, 0), fx), blend(dot(0, 1), dot(1, 1), fx), fy) * 1.12;
}

function opacities(plan: NoisePlan): Uint8Array {
  const sum = new Float64Array(TILE.width * TILE.height);
  for (let level = 0; level < plan.octaves; level++) {
    const scale = 2 ** level;
    const [across, down] = [plan.cells[0] * scale, plan.cells[1] * scale];
    const angles = gradients(plan.name, across, down);
    for (let y = 0; y < TILE.height; y++) {
      for (let x = 0; x < TILE.width; x++) {
        const value = octave(angles, across, down, (x / TILE.width) * across, (y / TILE.height) * down);
        sum[y * TILE.width + x] = (sum[y * TILE.width + x] ?? 0) + value / scale;
      }
    }
  }
  return Uint8Array.from(sum, (value) => {
    const opacity = Math.min(1, Math.max(0, (plan.gain * (value + 1)) / 2 + plan.cut));
    return Math.round((Math.round(opacity * STEPS) / STEPS) * 255);
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Palette PNG: one colour, its opacity in the palette's transparency table. */
function encode(alpha: Uint8Array, color: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE.width, 0);
  header.writeUInt32BE(TILE.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rgb = color.map((value) => Math.round(value * 255));
  const palette = Buffer.from(Array.from({ length: STEPS + 1 }, () => rgb).flat());
  const transparency = Buffer.from(
    Array.from({ length: STEPS + 1 }, (_, step) => Math.round((step / STEPS) * 255)),
  );
  const rows = Buffer.alloc((TILE.width + 1) * TILE.height);
  for (let y = 0; y < TILE.height; y++) {
    for (let x = 0; x < TILE.width; x++) {
      rows[y * (TILE.width + 1) + 1 + x] = Math.round(((alpha[y * TILE.width + x] ?? 0) / 255) * STEPS);
    }
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("tRNS", transparency),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

const made = new Map<string, string>();

/** The tile as a data address; the same plan always gives the same bytes. */
export function noiseTile(plan: NoisePlan): string {
  const known = made.get(plan.name);
  if (known) return known;
  const address = `data:image/png;base64,${encode(opacities(plan), plan.color).toString("base64")}`;
  made.set(plan.name, address);
  return address;
}
