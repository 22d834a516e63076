import { Anchor } from "../../parts/Anchor.tsx";
import { SplitBand } from "../../parts/Band.tsx";
import type { SectionView } from "../index.ts";

/** A list of links. */
export default function Links({ section }: { section: SectionView<"links"> }) {
  return (
    <SplitBand name="links" id={section.id} heading={section.heading}>
      <ul className="ledger">
        {section.items.map(({ label, to, note }) => (
          <li key={to}>
            <Anchor to={to} className="strong-link">
              {label}
            </Anchor>
            {note && <p className="soft">{note}</p>}
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
