import { SplitBand } from "../../parts/Band.tsx";
import { PlaceName } from "../../parts/CountyLists.tsx";
import type { SectionView } from "../index.ts";

/** Counties with some of their cities. */
export default function AreaList({ section }: { section: SectionView<"area-list"> }) {
  const { id, heading, groups, note } = section;
  return (
    <SplitBand name="area-list" id={id} heading={heading}>
      <ul className="ledger">
        {groups.map((group) => (
          <li key={group.county.id}>
            <h3>
              <PlaceName name={group.county.name} path={group.county.path} />
              {group.note && <span className="tag"> {group.note}</span>}
            </h3>
            <ul className="inline-list">
              {group.cities.map((city) => (
                <li key={city.id}>
                  <PlaceName name={city.name} path={city.path} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {note && <li className="soft">{note}</li>}
      </ul>
    </SplitBand>
  );
}
