import type { OpenNow } from "../site/hours/open-now.ts";
import type { HoursRow } from "../site/hours/rows.ts";
import { OpenNowLine } from "./OpenNowLine.tsx";

interface HoursListProps {
  rows: HoursRow[];
  now?: OpenNow | undefined;
  isRuled?: boolean;
}

/** Days and the hours on them; seasons and special days below, under their own words. */
export function HoursList({ rows, now, isRuled = false }: HoursListProps) {
  const [usual = rows, ...others] = partsOf(rows);
  const className = isRuled ? "ledger-facts" : "hours";
  return (
    <>
      {now && <OpenNowLine now={now} />}
      <Rows rows={usual} className={className} />
      {others.map((part) => (
        <div key={part[0]?.part} className="hours-part">
          {part[0]?.part && <p>{part[0].part}</p>}
          <Rows rows={part} className={className} />
        </div>
      ))}
    </>
  );
}

function Rows({ rows, className }: { rows: HoursRow[]; className: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, date, text }) => (
        <div key={`${label} ${date}`}>
          <dt>
            {label}
            {date && <span className="hours-date">{` ${date}`}</span>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function partsOf(rows: HoursRow[]): HoursRow[][] {
  const parts = new Map<string | undefined, HoursRow[]>();
  for (const row of rows) parts.set(row.part, [...(parts.get(row.part) ?? []), row]);
  return [...parts.values()];
}
