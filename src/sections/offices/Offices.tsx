import { Anchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { CityMapView } from "../../parts/CityMapView.tsx";
import { HoursList } from "../../parts/HoursList.tsx";
import { Img } from "../../parts/Img.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";

type OfficesView = SectionView<"offices">;

/** Where customers are received, and when. */
export default function Offices({ section }: { section: OfficesView }) {
  const { id, kind, heading, text, offices, map, mapDescription } = section;
  return (
    <Band name="offices" id={id} heading={heading} text={text}>
      <ul className="office-grid">
        {offices.map((office) => (
          <li key={office.id}>
            <Office office={office} />
          </li>
        ))}
      </ul>
      {map && mapDescription && (
        <CityMapView map={map} id={`${id ?? kind}-map`} description={mapDescription} />
      )}
    </Band>
  );
}

function Office({ office }: { office: OfficesView["offices"][number] }) {
  const { name, street, town, directions, call, note, picture, rows, now, path } = office;
  return (
    <>
      {picture && <Img picture={picture} width="card" />}
      <h3>{path === undefined ? name : <Anchor to={path}>{name}</Anchor>}</h3>
      <address>
        {street}
        <br />
        {town}
      </address>
      <ul className="office-links">
        <li>
          <Anchor to={directions.to}>{directions.label}</Anchor>
        </li>
        {call && (
          <li>
            <Anchor to={call.to}>{call.label}</Anchor>
          </li>
        )}
      </ul>
      <Paragraph text={note} className="soft" />
      <HoursList rows={rows} now={now} />
    </>
  );
}
