import type { CityMap, MapDot } from "../../routes/map.ts";
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
  const { width, height, fontSize, dots, land, borders } = map;
  if (dots.length === 0) return null;
  return (
    <figure className="map">
      <p className="visually-hidden">{description}</p>
      <svg viewBox={`0 0 ${width} ${height}`} fontSize={fontSize} aria-hidden="true">
        {land && <Land path={land} id={`${id}-land`} />}
        {borders && <path className="border" d={borders} />}
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

function Dot({ dot }: { dot: MapDot }) {
  const { name, path, x, y, group, isCurrent, label } = dot;
  const drawing = (
    <>
      <title>{name}</title>
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

interface DotShapeProps {
  x: number;
  y: number;
  reach: number;
  isRound: boolean;
}

function DotShape({ x, y, reach, isRound }: DotShapeProps) {
  if (isRound) return <circle cx={x} cy={y} r={reach} />;
  return <path d={`M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`} />;
}
