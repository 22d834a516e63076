import type { CityMap, MapDot } from "../../routes/map.ts";
import { hrefOf } from "./Anchor.tsx";
import { type MapLabel, placeLabels } from "./map-labels.ts";

interface CityMapViewProps {
  map: CityMap;
  description: string;
  caption?: string | undefined;
  /** Height of the names, in units of the map. */
  fontSize: number;
}

/** A map of cities for the eye and the pointer; lists on the same page hold the same links for everybody else. */
export function CityMapView({ map, description, caption, fontSize }: CityMapViewProps) {
  if (map.dots.length === 0) return null;
  const labels = placeLabels(map, fontSize);
  return (
    <figure className="map">
      <p className="visually-hidden">{description}</p>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} fontSize={fontSize} aria-hidden="true">
        {map.dots.map((dot) => (
          <Dot key={`${dot.name} ${dot.x} ${dot.y}`} dot={dot} label={labels.get(dot)} />
        ))}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Dot({ dot, label }: { dot: MapDot; label: MapLabel | undefined }) {
  const { name, path, x, y, group, isCurrent } = dot;
  const drawing = (
    <>
      <title>{name}</title>
      {group % 2 === 0 ? (
        <circle cx={x} cy={y} r={isCurrent ? 8 : 5} />
      ) : (
        <path d={`M${x} ${y - (isCurrent ? 10 : 6)}l${isCurrent ? "10 10-10 10-10-10" : "6 6-6 6-6-6"}z`} />
      )}
      {label && <text {...label}>{name}</text>}
    </>
  );
  const className = `dot dot-${group % 2}${isCurrent ? " dot-current" : ""}`;
  if (path === undefined || isCurrent) return <g className={className}>{drawing}</g>;
  return (
    <a className={className} href={hrefOf(path)} tabIndex={-1}>
      {drawing}
    </a>
  );
}
