/** Days and the hours on them. */
export function HoursList({ rows }: { rows: { label: string; text: string }[] }) {
  return (
    <dl className="hours">
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
