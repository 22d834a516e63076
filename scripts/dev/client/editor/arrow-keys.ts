const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key goes, which then does nothing else; `long` is with the shift key. Undefined for another key. */
export function arrowStep(
  event: KeyboardEvent,
  { short, long }: { short: number; long: number },
): [x: number, y: number] | undefined {
  const direction = directions[event.key];
  if (!direction) return undefined;
  event.preventDefault();
  const step = event.shiftKey ? long : short;
  return [direction[0] * step, direction[1] * step];
}
