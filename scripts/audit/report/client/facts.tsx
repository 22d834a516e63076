import type { ReactNode } from "react";

/** Facts by name; side by side where there is room, unless they are sentences. */
export function Facts({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return <dl className={isWide ? "facts wide" : "facts"}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
