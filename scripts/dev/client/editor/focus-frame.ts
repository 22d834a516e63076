import { element } from "../elements.ts";
import { arrowStep } from "./arrow-keys.ts";

/** What link previews cut a picture to. */
const previewRatio = 1200 / 630;
/** How far a key moves the spot, in percent; with Shift, the longer step. */
const steps = { short: 1, long: 10 };

/** A picture on which the spot is set that no crop cuts away, and beside it what crops show of it. */
export class FocusFrame {
  readonly element: HTMLElement;
  private readonly picture = element("img", { alt: "" });
  private readonly spot: HTMLElement;
  private readonly area: HTMLElement;
  private readonly crops = element("div", { class: "crops" });
  private point: [x: number, y: number] = [50, 50];
  private written = "";

  constructor() {
    this.spot = element("span", {
      class: "spot",
      role: "slider",
      tabindex: "0",
      "aria-label": "Spot that no crop cuts away",
      "aria-valuemin": "0",
      "aria-valuemax": "100",
    });
    this.area = element("div", { class: "spot-area" }, [this.picture, this.spot]);
    this.area.addEventListener("pointerdown", (event) => this.drag(event));
    this.spot.addEventListener("keydown", (event) => this.step(event));
    this.element = element("div", { class: "focus", role: "group", "aria-label": "What crops keep" }, [
      element("p", {}, [
        element("b", {}, ["What crops keep. "]),
        "Press the spot that must stay in sight, or move it with the arrow keys.",
      ]),
      element("div", { class: "focus-frames" }, [this.area, this.crops]),
    ]);
  }

  /** Shows a picture with the spot that is written, as `30, 20`; empty for none, which keeps the middle. */
  show(src: string, written: string, ratios: readonly number[]): void {
    this.written = written;
    this.picture.src = src;
    this.crops.replaceChildren(
      ...ratios.map((ratio) => crop(src, ratio, "On this page")),
      crop(src, previewRatio, "In link previews"),
    );
    this.put(written);
  }

  /** Moves the spot to where it is written, or to the middle. */
  put(written: string): void {
    const [x = 50, y = 50] = written === "" ? [] : written.split(", ").map(Number);
    this.set(x, y);
  }

  /** The spot as `30, 20`; as it was where nobody moved it. */
  read(): string {
    const now = this.point.join(", ");
    return this.written === "" && now === "50, 50" ? "" : now;
  }

  private drag(event: PointerEvent): void {
    event.preventDefault();
    this.spot.focus();
    this.area.setPointerCapture(event.pointerId);
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = this.picture.getBoundingClientRect();
      this.move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
    };
    follow(event);
    this.area.addEventListener("pointermove", follow);
    const end = () => this.area.removeEventListener("pointermove", follow);
    this.area.addEventListener("lostpointercapture", end, { once: true });
  }

  private step(event: KeyboardEvent): void {
    const step = arrowStep(event, steps);
    const [x, y] = this.point;
    if (step) this.move(x + step[0], y + step[1]);
  }

  private move(x: number, y: number): void {
    this.set(x, y);
    this.spot.dispatchEvent(new Event("input", { bubbles: true }));
  }

  private set(x: number, y: number): void {
    this.point = [x, y].map((percent) => Math.round(Math.min(100, Math.max(0, percent)))) as [number, number];
    const [left, top] = this.point.map((percent) => `${percent}%`) as [string, string];
    Object.assign(this.spot.style, { left, top });
    this.spot.setAttribute("aria-valuenow", String(this.point[0]));
    this.spot.setAttribute("aria-valuetext", `${left} from the left, ${top} from the top`);
    for (const img of this.crops.querySelectorAll("img")) img.style.objectPosition = `${left} ${top}`;
  }
}

function crop(src: string, ratio: number, label: string): HTMLElement {
  const img = element("img", { src, alt: "", style: `aspect-ratio: ${ratio}` });
  return element("figure", {}, [img, element("figcaption", {}, [label])]);
}
