type Color = readonly [red: number, green: number, blue: number];

const named: Record<string, string> = { white: "#fff", black: "#000" };

/** Channels that differ by no more are one color to the eye. */
const same = 16;

/** An opaque color; undefined for any other value. */
function colorOf(value: string): Color | undefined {
  const text = named[value] ?? value;
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [red = 0, green = 0, blue = 0] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const channels = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text)?.slice(1).map(Number);
  return channels && [channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0];
}

/** True for two colors that nobody tells apart. */
export function isSameColor(one: string, other: string): boolean {
  const [a, b] = [colorOf(one), colorOf(other)];
  return (
    a !== undefined && b !== undefined && a.every((channel, at) => Math.abs(channel - (b[at] ?? 0)) <= same)
  );
}
