import { h, s } from "./dom.ts";
import { dotsPath, drawnToFit, linesPath, type Point, pickPoints, round } from "./drawing.ts";
import { finder } from "./finder.ts";
import type { Model } from "./model.ts";
import { count, counted, pagedList } from "./paged-list.ts";
import { linkToPage, section } from "./parts.ts";
import { placeLabels, projectCities } from "./projection.ts";
import { type View, type Visit, viewLink } from "./router.ts";

/** Colors that the style has for counties; further counties take them again. */
const countyColors = 6;
/** Most cities that are tried for a name on the map; of more, the dots are small too. */
const mostLabels = 300;

/** The cities where they are, with a line for every nearby link. */
export function mapView({ model, query, signal }: Visit): View {
  const { cities } = model.data;
  if (cities.length === 0)
    return { title: "Map of cities", content: [h("p", { class: "empty" }, "The data has no cities.")] };
  const chosen = query.has("city") ? Number(query.get("city")) : undefined;
  const readout = h("p", { class: "note readout" }, "Point at a city to read its name; press to choose it.");
  const oneWay = oneWayLinks(model);
  return {
    title: "Map of cities",
    content: [
      h(
        "p",
        { class: "lead" },
        `${count(cities.length)} cities, ${counted(
          cities.reduce((sum, { nearby }) => sum + nearby.length, 0),
          "nearby link",
        )}, ${count(oneWay.length)} of them one way (dashed).`,
      ),
      h(
        "div",
        { class: "columns wide-first" },
        h(
          "div",
          {},
          drawnToFit((width) => drawMap(model, chosen, width, readout), signal),
          readout,
          legend(model),
        ),
        h(
          "div",
          {},
          finder(
            "Find a city",
            cities.map(({ name, county }) => `${name}, ${county}`),
            cityLink,
          ),
          ...(cities[chosen ?? -1] ? chosenCity(model, chosen ?? -1) : [allCities(model)]),
        ),
      ),
    ],
  };
}

function cityLink(city: number): string {
  return viewLink("map", { city });
}

function oneWayLinks({ data: { cities } }: Model): [from: number, to: number][] {
  return cities.flatMap(({ nearby }, from) =>
    nearby.flatMap((to): [number, number][] => (cities[to]?.nearby.includes(from) ? [] : [[from, to]])),
  );
}

function drawMap(
  model: Model,
  chosen: number | undefined,
  width: number,
  readout: HTMLElement,
): SVGSVGElement {
  const { cities } = model.data;
  const { points, height } = projectCities(cities, width, 40);
  const counties = countiesOf(model);
  const drawing = s(
    "svg",
    {
      width,
      height,
      class: cities.length > mostLabels && "many",
      viewBox: `0 0 ${width} ${round(height)}`,
      role: "img",
      "aria-label": "Map of all cities; the list beside it says the same",
    },
    nearbyLines(model, points, chosen),
    counties.map((county, color) =>
      s("path", {
        class: `dots county-${color % countyColors}`,
        d: dotsPath(points.filter((_, city) => cities[city]?.county === county)),
      }),
    ),
    s("path", { class: "chosen-dot", d: dotsPath(points.filter((_, city) => city === chosen)) }),
    cities.length <= mostLabels &&
      placeLabels(
        cities.map(({ name }) => name),
        points,
        width,
      ).map(({ text, x, y, anchor }) =>
        s("text", { class: "name", x: round(x), y: round(y), "text-anchor": anchor }, text),
      ),
  );
  pickPoints(drawing, points, {
    hover: (city) => {
      const found = cities[city ?? -1];
      if (found)
        readout.textContent = `${found.name}, ${found.county}: names ${counted(found.nearby.length, "nearby area")}`;
    },
    pick: (city) => location.assign(cityLink(city)),
  });
  return drawing;
}

/** Links both ways, one way, and those of the chosen city. */
function nearbyLines(model: Model, points: readonly Point[], chosen: number | undefined): SVGElement[] {
  const { cities } = model.data;
  const at = (city: number): Point => points[city] ?? { x: 0, y: 0 };
  const path = (name: string, pairs: readonly (readonly [from: number, to: number])[]) =>
    s("path", { class: name, d: linesPath(pairs.map(([from, to]) => [at(from), at(to)] as const)) });
  const all = cities.flatMap(({ nearby }, from) => nearby.map((to) => [from, to] as const));
  return [
    path(
      "near",
      all.filter(([from, to]) => from < to && cities[to]?.nearby.includes(from)),
    ),
    path("near one-way", oneWayLinks(model)),
    path(
      "edge out",
      all.filter(([from]) => from === chosen),
    ),
  ];
}

function countiesOf({ data: { cities } }: Model): string[] {
  return [...new Set(cities.map(({ county }) => county))];
}

function legend(model: Model): HTMLElement {
  return h(
    "ul",
    { class: "legend" },
    countiesOf(model).map((county, color) => h("li", { class: `county-${color % countyColors}` }, county)),
  );
}

function cityList(model: Model, cities: readonly number[]): HTMLElement {
  if (cities.length === 0) return h("p", { class: "empty" }, "None.");
  return pagedList(cities, 40, (shown) =>
    h(
      "ul",
      { class: "plain names" },
      shown.map((city) => h("li", {}, h("a", { href: cityLink(city) }, model.data.cities[city]?.name))),
    ),
  );
}

function allCities(model: Model): HTMLElement {
  return section("All cities", cityList(model, [...model.data.cities.keys()]));
}

function chosenCity(model: Model, chosen: number): HTMLElement[] {
  const { cities } = model.data;
  const { name = "", county = "", page, nearby = [] } = cities[chosen] ?? {};
  const naming = cities.flatMap((city, number) => (city.nearby.includes(chosen) ? number : []));
  return [
    section(
      name,
      h(
        "p",
        {},
        county,
        page !== undefined && [" · ", linkToPage(model, page)],
        " · ",
        h("a", { href: "#/map" }, "choose none"),
      ),
    ),
    section("Names as nearby", cityList(model, nearby)),
    section("Is named by", cityList(model, naming)),
  ];
}
