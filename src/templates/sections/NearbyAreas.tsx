import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { PlaceName } from "../parts/CountyLists.tsx";

/** Links to nearby cities; places without a page are plain names. */
export function NearbyAreas({ section }: { section: SectionView<"nearby-areas"> }) {
  const { id, heading, text, areas } = section;
  return (
    <SplitBand name="nearby-areas" id={id} heading={heading} text={text}>
      <ul className="nearby">
        {areas.map(({ name, path, label }) => (
          <li key={path ?? name}>
            <PlaceName name={label} path={path} />
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
