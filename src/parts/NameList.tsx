/** A heading and the names that belong to it, in running lines. */
export function NameList({ heading, names }: { heading: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="names">
      <h3>{heading}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
