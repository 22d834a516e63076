import type { ReportCity } from "../report-data.ts";
import { Drawing, PointDrawing, type Say } from "./Drawing.tsx";
import { Finder } from "./fields.tsx";
import { List, PagedList } from "./lists.tsx";
import { useModel } from "./model.ts";
import { Empty, PageLink, Section, View } from "./parts.tsx";
import { dotsPath, type Line, linesPath, round } from "./points.ts";
import { placeLabels, projectCities } from "./projection.ts";
import { viewLink } from "./router.ts";
import { count, counted } from "./words.ts";

/** Colors that the style has for counties; further counties take them again. */
const countyColors = 6;
/** Most cities that are tried for a name on the map; of more, the dots are small too. */
const mostLabels = 300;

/** The cities where they are, with a line for every nearby link. */
export function CityMap({ chosen }: { chosen: number }) {
  const { cities } = useModel().data;
  const links = nearbyLinks(cities);
  const city = cities[chosen];
  if (cities.length === 0)
    return (
      <View title="Map of cities">
        <Empty>The data has no cities.</Empty>
      </View>
    );
  return (
    <View title="Map of cities">
      <p className="lead">
        {count(cities.length)} cities, {counted(links.length, "nearby link")},{" "}
        {count(links.filter((link) => isOneWay(cities, link)).length)} of them one-way (dashed).
      </p>
      <div className="columns wide-first">
        <div>
          <Drawing
            hint="Hover over a city to read its name; click to select it."
            draw={(width, say) => <CitiesDrawing cities={cities} chosen={chosen} width={width} say={say} />}
          />
          <List className="legend" items={countiesOf(cities)}>
            {({ county, color }) => <span style={{ color }}>{county}</span>}
          </List>
        </div>
        <div>
          <Finder
            label="Find a city"
            names={cities.map(({ name, county }) => `${name}, ${county}`)}
            linkOf={cityLink}
          />
          {city ? (
            <ChosenCity city={city} number={chosen} />
          ) : (
            <Section heading="All cities">
              <CityList cities={[...cities.keys()]} />
            </Section>
          )}
        </div>
      </div>
    </View>
  );
}

function cityLink(city: number): string {
  return viewLink("map", { city });
}

function nearbyLinks(cities: readonly ReportCity[]): Line[] {
  return cities.flatMap(({ nearby }, from) => nearby.map((to): Line => [from, to]));
}

function isOneWay(cities: readonly ReportCity[], [from, to]: Line): boolean {
  return cities[to]?.nearby.includes(from) === false;
}

function countiesOf(cities: readonly ReportCity[]): { county: string; color: string }[] {
  const counties = [...new Set(cities.map(({ county }) => county))];
  return counties.map((county, number) => ({ county, color: `var(--county-${number % countyColors})` }));
}

function CitiesDrawing({
  cities,
  chosen,
  width,
  say,
}: {
  cities: readonly ReportCity[];
  chosen: number;
  width: number;
  say: Say;
}) {
  const { points, height } = projectCities(cities, width, 40);
  const links = nearbyLinks(cities);
  const path = (keeps: (link: Line) => boolean) => linesPath(points, links.filter(keeps));
  const names = cities.length > mostLabels ? [] : cities.map(({ name }) => name);
  const labels = placeLabels(names, points, width);
  const hover = (number: number) => {
    const city = cities[number];
    if (city) say(`${city.name}, ${city.county}: lists ${counted(city.nearby.length, "nearby area")}`);
  };
  return (
    <PointDrawing
      label="Map of all cities; the list beside it has the same data"
      className={cities.length > mostLabels ? "many" : undefined}
      width={width}
      height={height}
      points={points}
      onHover={hover}
      linkOf={cityLink}
    >
      <path className="near" d={path((link) => link[0] < link[1] && !isOneWay(cities, link))} />
      <path className="near one-way" d={path((link) => isOneWay(cities, link))} />
      <path className="edge out" d={path(([from]) => from === chosen)} />
      {countiesOf(cities).map(({ county, color }) => (
        <path
          key={county}
          className="dots county"
          style={{ stroke: color }}
          d={dotsPath(points.filter((_, city) => cities[city]?.county === county))}
        />
      ))}
      <path className="chosen-dot" d={dotsPath(points.slice(chosen, chosen + 1))} />
      {labels.map(({ number, text, x, y, anchor }) => (
        <text key={number} className="name" x={round(x)} y={round(y)} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </PointDrawing>
  );
}

function CityList({ cities }: { cities: readonly number[] }) {
  const { data } = useModel();
  return (
    <PagedList items={cities} size={40} className="plain names" empty="None.">
      {(city) => <a href={cityLink(city)}>{data.cities[city]?.name}</a>}
    </PagedList>
  );
}

function ChosenCity({ city, number }: { city: ReportCity; number: number }) {
  const { cities } = useModel().data;
  const { name, county, page, nearby } = city;
  return (
    <>
      <Section heading={name}>
        <p>
          {county}
          {page !== undefined && " · "}
          {page !== undefined && <PageLink page={page} />} · <a href="#/map">clear selection</a>
        </p>
      </Section>
      <Section heading="Lists as nearby">
        <CityList cities={nearby} />
      </Section>
      <Section heading="Listed by">
        <CityList cities={cities.flatMap((other, at) => (other.nearby.includes(number) ? at : []))} />
      </Section>
    </>
  );
}
