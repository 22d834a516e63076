import { Band } from "../../parts/Band.tsx";
import { PlaceName } from "../../parts/CountyLists.tsx";
import { Img } from "../../parts/Img.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";
import { PagingLinks } from "./parts/PagingLinks.tsx";

/** The cities of this county, each with its picture and its opening line. */
export default function CountyCities({ section }: { section: SectionView<"county-cities"> }) {
  return (
    <Band name="county-cities" id={section.id} heading={section.heading}>
      <ul className="city-grid">
        {section.cities.map(({ name, path, label, picture, lead }) => (
          <li key={path ?? name} className="card">
            {picture && <Img picture={picture} width="row" />}
            <h3>
              <PlaceName name={label} path={path} />
            </h3>
            <Paragraph text={lead} className="soft" />
          </li>
        ))}
      </ul>
      {section.paging && <PagingLinks paging={section.paging} />}
    </Band>
  );
}
