interface HoursListProps {
  rows: { label: string; text: string }[];
  isRuled?: boolean;
}

/** Days and the hours on them. */
export function HoursList({ rows, isRuled = false }: HoursListProps) {
  return (
    <dl className={isRuled ? "ledger-facts" : "hours"}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
