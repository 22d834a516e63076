/** Seconds of `1:25`, `1:02:03` or `PT1M25S`. */
export function secondsOf(duration: string): number {
  const [, ...parts] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? ["", ...duration.split(":")];
  return parts.reduce((seconds, part) => seconds * 60 + Number(part ?? 0), 0);
}

/** 85 → `1:25`. */
export function clockTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** 85 → `PT1M25S` (ISO 8601). */
export function isoDuration(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  return `PT${hours > 0 ? `${hours}H` : ""}${minutes > 0 ? `${minutes}M` : ""}${rest}S`;
}

function partsOf(seconds: number) {
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, rest: seconds % 60 };
}
