import { SplitBand } from "../../parts/Band.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";

type Group = SectionView<"price-table">["groups"][number];

/** What the work costs: a list of things and their prices, which wraps where a table would not fit. */
export default function PriceTable({ section }: { section: SectionView<"price-table"> }) {
  const { id, heading, text, groups, note } = section;
  return (
    <SplitBand name="price-table" id={id} heading={heading} text={text}>
      {groups.map((group) => (
        <Prices key={group.heading ?? group.rows[0]?.label} group={group} />
      ))}
      <Paragraph text={note} className="soft" />
    </SplitBand>
  );
}

function Prices({ group: { heading, rows } }: { group: Group }) {
  return (
    <>
      {heading && <h3>{heading}</h3>}
      <dl className="prices">
        {rows.map(({ label, note, price, unit }) => (
          <div key={label}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>
              {price}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
