import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { count } from "./words.ts";

interface ListProps<T> {
  items: readonly T[];
  children(item: T): ReactNode;
  as?: "ul" | "ol";
  className?: string;
}

/** A list whose entries never change places. */
export function List<T>({ items, children, as: Tag = "ul", className = "plain" }: ListProps<T>) {
  return (
    <Tag className={className}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike, and stay where they are
        <li key={at}>{children(item)}</li>
      ))}
    </Tag>
  );
}

interface PagerProps<T> {
  items: readonly T[];
  /** Entries shown at a time. */
  size: number;
  children(shown: readonly T[]): ReactNode;
}

/** Some of many entries at a time. */
export function Pager<T>({ items, size, children }: PagerProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const last = Math.min(first + size, items.length);
  const step = (by: number) => () => {
    flushSync(() => setFirst(first + by));
    place.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div ref={place}>
      {children(items.slice(first, last))}
      {items.length > size && (
        <div className="pager">
          <button type="button" disabled={first === 0} onClick={step(-size)}>
            Previous
          </button>
          <span role="status">{`${count(first + 1)}–${count(last)} of ${count(items.length)}`}</span>
          <button type="button" disabled={last === items.length} onClick={step(size)}>
            Next
          </button>
        </div>
      )}
    </div>
  );
}

/** A long list, some entries at a time. `empty`: what is said where there are none. */
export function PagedList<T>({
  items,
  size,
  empty,
  ...list
}: ListProps<T> & { size: number; empty?: string }) {
  if (items.length === 0 && empty !== undefined) return <p className="empty">{empty}</p>;
  return (
    <Pager items={items} size={size}>
      {(shown) => <List {...list} items={shown} />}
    </Pager>
  );
}
