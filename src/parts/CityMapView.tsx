import type { CityMap, MapDot } from "../site/maps/map.ts";
import { letterWidth } from "../site/maps/map-labels.ts";
import { type MapName, nameSize } from "../site/maps/map-names.ts";
import { hrefOf } from "./Anchor.tsx";

interface CityMapViewProps {
  map: CityMap;
  /** Begins the ids of its shapes. */
  id: string;
  description: string;
  caption?: string | undefined;
}

/** A map of cities for the eye and the pointer; lists on the same page hold the same links for everybody else. */
export function CityMapView({ map, id, description, caption }: CityMapViewProps) {
  const { width, height, fontSize, dots, land, borders, roads, names = [] } = map;
  return (
    <figure className="map">
      <p className="visually-hidden">{description}</p>
      <svg viewBox={`0 0 ${width} ${height}`} fontSize={fontSize} aria-hidden="true">
        {land && <Land path={land} id={`${id}-land`} />}
        {borders && <path className="border" d={borders} />}
        {roads && <path className="road" d={roads} />}
        {names.map((name) => (
          <Name key={name.text} name={name} size={fontSize * nameSize} />
        ))}
        {dots.map((dot) => (
          <Dot key={`${dot.name} ${dot.x} ${dot.y}`} dot={dot} />
        ))}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Land with three lines along its shore: wide strokes of its edge, which the land itself covers on its side. */
function Land({ path, id }: { path: string; id: string }) {
  return (
    <>
      <rect className="sea" width="100%" height="100%" />
      <defs>
        <path id={id} d={path} />
      </defs>
      <use className="shore" href={`#${id}`} />
      <use className="shore shore-2" href={`#${id}`} />
      <use className="shore shore-3" href={`#${id}`} />
      <use className="land" href={`#${id}`} />
    </>
  );
}

/** A word of the map that is not a city's; the number of a road stands on a plate. */
function Name({ name: { text, x, y, kind }, size }: { name: MapName; size: number }) {
  const [width, height] = [text.length * letterWidth * size + size * 0.7, size * 1.3];
  return (
    <g className={`map-name map-${kind}`} fontSize={size}>
      {kind === "road" && (
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={size / 4} />
      )}
      <text x={x} y={y} dy=".35em" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function Dot({ dot }: { dot: MapDot }) {
  const { name, path, x, y, group, isCurrent, label } = dot;
  const drawing = (
    <>
      <title>{name}</title>
      <circle className="target" cx={x} cy={y} />
      <DotShape x={x} y={y} reach={isCurrent ? 12 : 6} isRound={group % 2 === 0} />
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

function DotShape({ x, y, reach, isRound }: { x: number; y: number; reach: number; isRound: boolean }) {
  if (isRound) return <circle cx={x} cy={y} r={reach} />;
  return <path d={`M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`} />;
}
