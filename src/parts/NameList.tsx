/** Words as a list, each an entry. */
export function PlainList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A heading and the names that belong to it, in running lines. */
export function NameList({ heading, names }: { heading: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="names">
      <h3>{heading}</h3>
      <PlainList items={names} />
    </div>
  );
}
