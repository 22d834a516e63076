/** A patch of color, drawn because the page's security policy forbids styles in its markup. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true">
      <rect width="3" height="2" fill={color} />
    </svg>
  );
}
