/** Own emblems for lead-safe work: a seal and a certificate. No words, and no likeness of an agency's logo. */
import type { Site } from "../building/site.ts";
import { siteRandom } from "../building/site.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import { box, vertices } from "../core/shape.ts";
import { circle, d, group, linear, path, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import type { ObjectScene } from "../scene.ts";

/** House under a roof line with a check, in a disc with a dotted ring; 64-unit grid. */
export function lead64(site: Site): string {
  const { body, trim, door, rail } = site.paint;
  return (
    circle(32, 32, 30, body) +
    circle(32, 32, 25.5, "none", { stroke: "#fff0d4", "stroke-width": 1.6, "stroke-dasharray": "1 3.2" }) +
    polygon(vertices(19, 33, 32, 21.5, 45, 33, 45, 47, 19, 47), trim) +
    rect(40, 19, 4, 8, door) +
    path("M11.5 34.5L32 16.5l20.5 18l-2.6 3L32 21.8L14.1 37.5z", door) +
    stroke("M25 38.5l5 5.2l9.6 -10.6", rail, 4.2)
  );
}

function scaled(drawing: string, x: number, y: number, size: number): string {
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

function badge(site: Site): string {
  const glow = linear(
    [
      [0, lighten(site.paint.second, 0.5)],
      [1, darken(site.paint.second, 0.08)],
    ],
    [0, 0, 1, 1],
  );
  return (
    withGradient(glow, (fill) => rect(0, 0, 1200, 800, fill)) +
    circle(614, 416, 300, SHADE, { opacity: 0.2 }) +
    scaled(lead64(site), 280, 80, 10)
  );
}

/** Guilloche border: two waves woven round the sheet. */
function border(x: number, y: number, width: number, height: number, color: string): string {
  let [first, second] = ["", ""];
  const weave = (from: readonly [number, number], length: number, vertical: boolean): void => {
    const count = Math.round(length / 18);
    const step = length / count;
    for (let index = 0; index < count; index++) {
      const bend = index % 2 ? -9 : 9;
      const [px, py] = vertical ? [from[0], from[1] + index * step] : [from[0] + index * step, from[1]];
      first += vertical
        ? d`M${px} ${py}q${bend} ${step / 2} 0 ${step}`
        : d`M${px} ${py}q${step / 2} ${bend} ${step} 0`;
      second += vertical
        ? d`M${px} ${py}q${-bend} ${step / 2} 0 ${step}`
        : d`M${px} ${py}q${step / 2} ${-bend} ${step} 0`;
    }
  };
  weave([x, y], width, false);
  weave([x, y + height], width, false);
  weave([x, y], height, true);
  weave([x + width, y], height, true);
  return (
    stroke(first + second, color, 2.2) +
    rect(x - 14, y - 14, width + 28, height + 28, "none", { stroke: color, "stroke-width": 3 }) +
    rect(x + 14, y + 14, width - 28, height - 28, "none", { stroke: color, "stroke-width": 1.6 })
  );
}

/** A framed sheet on a wall: rules where the writing would stand, the seal with its ribbon below. */
function certificate(site: Site): string {
  const { body, second, door } = site.paint;
  const random = siteRandom(site, "certificate");
  const light = linear(
    [
      [0, "#fff3cf", 0.5],
      [0.5, "#fff3cf", 0],
      [0.5, SHADE, 0],
      [1, SHADE, 0.14],
    ],
    [0, 0, 1, 0.8],
  );
  const paper = "#fffdf6";
  let rules = rect(430, 238, 340, 22, body, { opacity: 0.86 });
  [
    [380, 300, 440],
    [410, 330, 380],
    [440, 402, 320],
    [400, 432, 400],
    [460, 462, 280],
  ].forEach(([x = 0, y = 0, width = 0]) => {
    rules += rect(x + random.between(-6, 6), y, width, 9, SHADE, { opacity: 0.22 });
  });
  const signatures =
    stroke(d`M350 612h190M700 612h150`, SHADE, 2.4, { opacity: 0.4 }) +
    stroke(
      "M366 602q16 -34 26 -8q4 14 18 -10q8 -20 16 2q6 16 20 -4q10 -14 18 0t30 -4q16 -8 26 2",
      body,
      3.4,
      { "stroke-linecap": "round" },
    );
  const ribbon =
    path("M574 560l-26 116l36 -18l24 30l14 -112zM640 560l26 116l-36 -18l-24 30l-14 -112z", door) +
    path("M640 560l26 116l-36 -18l-12 -90z", darken(door, 0.22));
  return (
    rect(0, 0, 1200, 800, second) +
    withGradient(light, (fill) => rect(0, 0, 1200, 800, fill)) +
    shadow(box(274, 102, 700, 640), 0.26) +
    rect(250, 76, 700, 640, "#8a5c3c") +
    rect(250, 76, 700, 8, lighten("#8a5c3c", 0.4)) +
    rect(250, 76, 8, 640, lighten("#8a5c3c", 0.25)) +
    rect(942, 76, 8, 640, darken("#8a5c3c", 0.3)) +
    rect(250, 708, 700, 8, darken("#8a5c3c", 0.4)) +
    rect(278, 104, 644, 584, paper) +
    shadow(vertices(278, 104, 922, 104, 922, 112, 286, 112, 286, 688, 278, 688), 0.3) +
    border(316, 142, 568, 508, body) +
    circle(600, 190, 12, door) +
    rect(500, 188, 80, 3, door) +
    rect(620, 188, 80, 3, door) +
    rules +
    signatures +
    ribbon +
    scaled(lead64(site), 518, 480, 2.56) +
    polygon(vertices(300, 688, 520, 104, 600, 104, 380, 688), "#fff", { opacity: 0.22 })
  );
}

export function drawEmblem(scene: ObjectScene, site: Site): string {
  return scene.variant === "certificate" ? certificate(site) : badge(site);
}
