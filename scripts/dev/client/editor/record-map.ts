import type { GroundMap } from "../../../../src/site/maps/map.ts";
import { element } from "../elements.ts";
import { arrowStep } from "./arrow-keys.ts";
import type { Field } from "./fields.ts";

const namespace = "http://www.w3.org/2000/svg";
/** Units of the map that an arrow key goes, and with the shift key. */
const steps = { short: 2, long: 20 };

/** A map on which the point of two fields is seen and moved. It is drawn from the data: nobody else is asked. */
export class PlaceMapView {
  readonly element: HTMLElement;
  private readonly svg: SVGElement;
  private readonly dot = draw("circle", { r: "9", class: "own" });

  constructor(
    private readonly map: GroundMap,
    private readonly latitude: Field,
    private readonly longitude: Field,
  ) {
    const { width, height, fontSize, land, borders, roads, dots } = map;
    const path = (d: string | undefined, name: string) => (d ? [draw("path", { d, class: name })] : []);
    const others = dots.filter(({ isCurrent }) => !isCurrent);
    this.svg = draw(
      "svg",
      {
        viewBox: `0 0 ${width} ${height}`,
        "font-size": String(fontSize),
        tabindex: "0",
        role: "application",
        "aria-label": "Map. Arrow keys move the point, with Shift farther.",
      },
      [
        draw("rect", { width: "100%", height: "100%", class: land ? "sea" : "land" }),
        ...path(land, "land"),
        ...path(borders, "border"),
        ...path(roads, "road"),
        ...others.flatMap(({ name, x, y, label }) => [
          draw("circle", { cx: String(x), cy: String(y), r: "5" }),
          ...(label
            ? [
                draw("text", { x: String(label.x), y: String(label.y), "text-anchor": label.textAnchor }, [
                  name,
                ]),
              ]
            : []),
        ]),
        this.dot,
      ],
    );
    this.element = element("figure", { class: "map" }, [
      element("figcaption", { class: "help" }, ["Drag the point, or move it with the arrow keys."]),
    ]);
    this.element.prepend(this.svg);
    this.svg.addEventListener("keydown", (event) => this.onKey(event));
    this.svg.addEventListener("pointerdown", (event) => this.svg.setPointerCapture(event.pointerId));
    for (const kind of ["pointerdown", "pointermove"] as const)
      this.svg.addEventListener(kind, (event) => event.buttons === 1 && this.moveTo(this.under(event)));
    queueMicrotask(() => this.follow());
  }

  /** Shows the point that the fields name. */
  follow(): void {
    const form = this.element.closest("form");
    form?.addEventListener("input", () => this.show());
    this.show();
  }

  private show(): void {
    const [x, y] = this.point();
    this.dot.setAttribute("cx", String(x));
    this.dot.setAttribute("cy", String(y));
  }

  /** The middle of the map in place of what is no number yet. */
  private point(): [x: number, y: number] {
    const { width, height, latitude, longitude } = this.map;
    const at = (degrees: string, axis: typeof latitude, middle: number) => {
      const found = (Number(degrees) - axis.at) / axis.step;
      return Number.isFinite(found) ? found : middle;
    };
    return [at(this.longitude.read(), longitude, width / 2), at(this.latitude.read(), latitude, height / 2)];
  }

  private onKey(event: KeyboardEvent): void {
    const step = arrowStep(event, steps);
    const [x, y] = this.point();
    if (step) this.moveTo([x + step[0], y + step[1]]);
  }

  private under({ clientX, clientY }: PointerEvent): [x: number, y: number] {
    const { left, top, width } = this.svg.getBoundingClientRect();
    const unit = this.map.width / width;
    return [(clientX - left) * unit, (clientY - top) * unit];
  }

  private moveTo([x, y]: [x: number, y: number]): void {
    const { width, height, latitude, longitude } = this.map;
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
    write(this.longitude, longitude.at + within(x, width) * longitude.step);
    write(this.latitude, latitude.at + within(y, height) * latitude.step);
    this.svg.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** With the decimals that the file has, four at least: that is 36 feet. */
function write(field: Field, degrees: number): void {
  const [, decimals = ""] = field.value.written.split(".");
  field.write(String(Number(degrees.toFixed(Math.max(4, decimals.length)))));
}

function draw<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  children: (Node | string)[] = [],
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
