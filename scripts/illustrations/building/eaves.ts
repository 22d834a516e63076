/** Eaves, rakes, caps and gable ornament: what ends a block at the top. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { shadow, warmShadow } from "../core/light.ts";
import { box, outline } from "../core/shape.ts";
import { circle, clip, d, type Point, path, polygon, rect } from "../core/svg.ts";
import { type MassPlan, pitch, roofOutline, wallOutline } from "./mass.ts";
import { type Site, siteRandom } from "./site.ts";
import { BARE_FASCIA, peeling } from "./weather.ts";

function board(points: readonly Point[], site: Site, name: string): string {
  if (site.wear <= 0) return "";
  const random = siteRandom(site, name);
  const [[x0], [x1]] = [points[0] as Point, points[1] as Point];
  let flakes = "";
  for (let index = 0; index < Math.abs(x1 - x0) / 64; index++) {
    const share = random.next();
    const [from, to] = [points[0] as Point, points[1] as Point];
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + 4];
    flakes += peeling(random, at[0], at[1], random.between(16, 34), 7, 9, BARE_FASCIA);
  }
  return clip(polygon(points, "#000"), flakes);
}

function levelFascia(mass: MassPlan, site: Site): string {
  const { x, width, eave, overhang: o } = mass;
  const [y, height] = mass.roof === "flat" ? [eave - 16, 24] : [eave + 6, 12];
  const color = site.paint.fascia;
  const area = box(x - o, y, width + 2 * o, height);
  return (
    polygon(area, color) +
    rect(x - o, y, width + 2 * o, 3, lighten(color, 0.6)) +
    rect(x - o, y + height - 3, width + 2 * o, 3, darken(color, 0.35)) +
    board(area, site, `fascia ${x} ${eave}`)
  );
}

/** Shadow band under a level eave, as deep as the overhang. */
function eaveShadow(mass: MassPlan): string {
  const { x, width, eave, overhang: o } = mass;
  const drop = mass.roof === "flat" ? o + 6 : o;
  const band: Point[] = [
    [x - o, eave + 6],
    [x + width + o, eave + 6],
    [x + width + o, eave + 12 + drop],
    [x - o + drop, eave + 12 + drop],
  ];
  return clip(polygon(wallOutline(mass), "#000"), warmShadow(outline(band), 0.36));
}

function rafterTails(mass: MassPlan, site: Site): string {
  const { x, width, eave, overhang: o } = mass;
  let [tails, shade] = ["", ""];
  for (let at = x - o + 10; at < x + width + o - 8; at += 26) {
    tails += d`M${at} ${eave + 14}h7v12l-7 -4z`;
    shade += d`M${at + 7} ${eave + 14}h5v14l-5 -3z`;
  }
  return path(shade, SHADE, { opacity: 0.3 }) + path(tails, darken(site.paint.fascia, 0.14));
}

/** Rakes of a front gable: soffit shadow, fascia in three tones, the roof's own edge above. */
function gableRakes(mass: MassPlan, site: Site): string {
  const { x, width, eave, rise, overhang: o } = mass;
  const [left, right, middle, low, apex] = [
    x - o,
    x + width + o,
    x + width / 2,
    eave + o * pitch(mass),
    eave - rise,
  ];
  const rake = (top: number, bottom: number): Point[] => [
    [left, low + top],
    [middle, apex + top],
    [right, low + top],
    [right, low + bottom],
    [middle, apex + bottom],
    [left, low + bottom],
  ];
  const soffit: Point[] = [
    [left, low],
    [middle, apex],
    [right, low],
    [right + o, low + o],
    [middle + o, apex + o],
    [left + o, low + o],
  ];
  const fascia = site.paint.fascia;
  let drawing = clip(polygon(wallOutline(mass), "#000"), shadow(soffit, 0.4));
  if (mass.brackets) drawing += gableBrackets(mass, site);
  drawing +=
    polygon(rake(-14, 5), fascia) +
    polygon(rake(-14, -10.5), lighten(fascia, 0.6)) +
    polygon(rake(1, 5), darken(fascia, 0.32));
  if (site.wear > 0)
    drawing += board(
      [
        [left, low - 14],
        [middle, apex - 14],
        [middle, apex + 5],
        [left, low + 5],
      ],
      site,
      `rake left ${x}`,
    );
  if (site.wear > 0)
    drawing += board(
      [
        [middle, apex - 14],
        [right, low - 14],
        [right, low + 5],
        [middle, apex + 5],
      ],
      site,
      `rake right ${x}`,
    );
  const edge: Point[] = [
    [left - 6, low - 13],
    [middle, apex - 24],
    [right + 6, low - 13],
    [right + 6, low - 5],
    [middle, apex - 14],
    [left - 6, low - 5],
  ];
  return drawing + polygon(edge, darken(site.materials.roof, 0.12)) + gableVent(mass, site);
}

/** Knee braces under the rakes, as on a Craftsman. */
function gableBrackets(mass: MassPlan, site: Site): string {
  const trim = site.paint.trim;
  return [0.04, 0.28, 0.5, 0.72, 0.96]
    .map((share) => {
      const bx = mass.x + mass.width * share - 6;
      const by = mass.eave - mass.rise * (1 - Math.abs(share - 0.5) * 2) + 10;
      return (
        shadow(box(bx + 6, by + 6, 12, 34), 0.3) +
        polygon(box(bx, by - 6, 12, 36), trim) +
        polygon(box(bx + 8, by - 6, 4, 36), darken(trim, 0.22)) +
        polygon(box(bx - 3, by - 6, 18, 9), trim)
      );
    })
    .join("");
}

function gableVent(mass: MassPlan, site: Site): string {
  const [cx, cy] = [mass.x + mass.width / 2, mass.eave - mass.rise * 0.4];
  const trim = site.paint.trim;
  switch (mass.vent) {
    case "none":
      return "";
    case "round":
      return (
        circle(cx + 3.5, cy + 4, 21, SHADE, { opacity: 0.3 }) +
        circle(cx, cy, 21, trim) +
        circle(cx, cy, 15, "#2b5a67") +
        path(d`M${cx - 2} ${cy - 15}h4v30h-4zM${cx - 15} ${cy - 2}h30v4h-30z`, trim)
      );
    case "louver": {
      let slats = "";
      for (let y = cy - 18; y < cy + 20; y += 7)
        slats += rect(cx - 12, y, 24, 4, trim) + rect(cx - 12, y + 4, 24, 2, SHADE, { opacity: 0.4 });
      return (
        shadow(box(cx - 13, cy - 20, 36, 50), 0.28) +
        rect(cx - 18, cy - 24, 36, 50, trim) +
        rect(cx - 13, cy - 19, 26, 40, darken(trim, 0.4)) +
        slats
      );
    }
    case "slots":
      return [-20, 0, 20]
        .map(
          (shift) =>
            circle(cx + shift, cy + 10, 8, darken(site.materials.roof, 0.2)) +
            circle(cx + shift + 1.5, cy + 12, 6, darken(site.materials.roof, 0.55)),
        )
        .join("");
  }
}

function parapetCap(mass: MassPlan, site: Site): string {
  const { x, width, eave } = mass;
  const color = site.paint.fascia;
  const area = box(x - 5, eave - 12, width + 10, 13);
  return (
    clip(polygon(wallOutline(mass), "#000"), shadow(box(x + 4, eave, width, 12), 0.32)) +
    polygon(area, color) +
    rect(x - 5, eave - 12, width + 10, 3, lighten(color, 0.6)) +
    rect(x - 5, eave - 2, width + 10, 3, darken(color, 0.3)) +
    board(area, site, `cap ${x}`)
  );
}

function shedRoof(mass: MassPlan, site: Site): string {
  const { overhang: o } = mass;
  const [a, b, c, e] = roofOutline(mass) as [Point, Point, Point, Point];
  const color = site.paint.fascia;
  const soffit: Point[] = [e, c, [c[0] + o, c[1] + o], [e[0] + o, e[1] + o]];
  return (
    clip(polygon(wallOutline(mass), "#000"), shadow(soffit, 0.38)) +
    polygon([a, b, c, e], color) +
    polygon([a, b, [b[0], b[1] + 3], [a[0], a[1] + 3]], lighten(color, 0.6)) +
    polygon([e, c, [c[0], c[1] - 3], [e[0], e[1] - 3]], darken(color, 0.34)) +
    polygon(
      [
        [a[0] - 4, a[1] - 6],
        [b[0] + 4, b[1] - 6],
        [b[0] + 4, b[1] + 1],
        [a[0] - 4, a[1] + 1],
      ],
      darken(site.materials.roof, 0.12),
    ) +
    board([a, b, c, e], site, `shed ${mass.x}`)
  );
}

/** Eaves, rakes and caps: drawn after the openings, so that their shadow falls over those too. */
export function roofEdge(mass: MassPlan, site: Site): string {
  switch (mass.roof) {
    case "gable":
      return gableRakes(mass, site);
    case "side":
    case "flat":
      return eaveShadow(mass) + (mass.rafterTails ? rafterTails(mass, site) : "") + levelFascia(mass, site);
    case "parapet":
      return parapetCap(mass, site);
    case "shed":
      return shedRoof(mass, site);
    case "none":
      return "";
  }
}
