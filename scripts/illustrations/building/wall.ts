/** The painted skin of a block: cladding, light, weather, base course, boards. */

import { darken, lighten } from "../core/color.ts";
import { SHADOW, shadow, wallLight } from "../core/light.ts";
import { box, vertices } from "../core/shape.ts";
import { clip, polygon, rect } from "../core/svg.ts";
import { type Area, claddingTexture } from "./cladding.ts";
import { type MassPlan, wallOutline } from "./mass.ts";
import { type Site, siteRandom } from "./site.ts";
import { crack, peeling, stain, weathered } from "./weather.ts";

function wallArea(mass: MassPlan): Area {
  const top = mass.roof === "gable" || mass.roof === "shed" ? mass.eave - mass.rise : mass.eave;
  return { x: mass.x, y: top, width: mass.width, height: mass.foot - top };
}

/** Flaking at the foot of the wall, run-off from the eaves, and cracks where the skin is plaster. */
function wallWear(mass: MassPlan, site: Site): string {
  const random = siteRandom(site, `wear ${mass.x} ${mass.eave}`);
  const { x, width, eave, foot } = mass;
  let drawing = "";
  for (let index = 0; index < Math.max(2, Math.round(width / 110)); index++) {
    const [px, py] = [random.between(x + 10, x + width - 10), foot - random.between(20, 70)];
    drawing += peeling(random, px, py, random.between(18, 46), random.between(12, 30), 15);
  }
  for (let index = 0; index < Math.max(1, Math.round(width / 240)); index++) {
    const [px, py] = [random.between(x + 16, x + width - 16), random.between(eave + 40, foot - 120)];
    drawing += peeling(random, px, py, random.between(14, 34), random.between(18, 40), 13);
  }
  for (let index = 0; index < Math.round(width / 60); index++) {
    drawing += stain(
      random,
      random.between(x + 8, x + width - 8),
      eave + 8,
      random.between(5, 13),
      random.between(40, 120),
    );
  }
  if (mass.cladding === "stucco" || mass.cladding === "plain") {
    for (let index = 0; index < Math.max(1, Math.round(width / 160)); index++) {
      drawing += crack(
        random,
        random.between(x + 20, x + width - 20),
        random.between(eave + 50, foot - 60),
        random.between(60, 110),
        random.between(0, 6.2),
      );
    }
  }
  return drawing;
}

function foundationBand(mass: MassPlan, site: Site): string {
  if (mass.foundation <= 0) return "";
  const y = mass.foot - mass.foundation;
  return (
    rect(mass.x, y, mass.width, mass.foundation, site.materials.stone) +
    rect(mass.x, y, mass.width, 2, lighten(site.materials.stone, 0.45))
  );
}

/** The painted wall with its texture, its light and, where worn, its weather. */
export function wallSkin(mass: MassPlan, site: Site): string {
  const shape = polygon(wallOutline(mass), "#000");
  const area = wallArea(mass);
  const color = site.paint[mass.role];
  const random = siteRandom(site, `skin ${mass.x} ${mass.eave}`);
  let drawing = polygon(wallOutline(mass), color);
  let texture = claddingTexture(random, mass.cladding, area, color);
  if (mass.belt) {
    const lower = { x: mass.x, y: mass.belt.y, width: mass.width, height: mass.foot - mass.belt.y };
    const lowerColor = site.paint[mass.belt.role];
    texture +=
      rect(lower.x, lower.y, lower.width, lower.height, lowerColor) +
      claddingTexture(random, mass.belt.cladding, lower, lowerColor);
  }
  if (mass.oldCoat) texture += oldCoat(mass, mass.oldCoat, site);
  drawing += clip(shape, texture) + wallLight(shape, area.x, area.y, area.width, area.height);
  drawing += weathered(shape, [area.x, area.y, area.width, area.height], site.seed + mass.x, site.wear);
  if (site.wear > 0) drawing += clip(shape, wallWear(mass, site));
  drawing += foundationBand(mass, site);
  if (mass.belt) drawing += beltBoard(mass, site, mass.belt.y);
  return drawing + (mass.cornerBoards ? cornerBoards(mass, site) : "");
}

/** The part of the wall the crew has not reached: old color, chalked, cut in along one straight line. */
function oldCoat(
  mass: MassPlan,
  coat: { readonly from: number; readonly color: string },
  site: Site,
): string {
  const area = wallArea(mass);
  const [edge, right] = [mass.x + coat.from, mass.x + mass.width];
  const place = [edge, area.y, right - edge, area.height] as const;
  const shape = rect(...place, "#000");
  const random = siteRandom(site, "old coat");
  const old = rect(...place, coat.color) + claddingTexture(random, mass.cladding, area, coat.color);
  const veil = weathered(shape, place, site.seed, 0.8);
  const flakes = [0.7, 0.9]
    .map((share) => peeling(random, edge + (right - edge) * share, mass.foot - 50, 34, 16, 14))
    .join("");
  return clip(shape, old + veil + flakes);
}

function beltBoard(mass: MassPlan, site: Site, y: number): string {
  const trim = site.paint.trim;
  return (
    shadow(box(mass.x + 4, y + 6, mass.width - 4, 10), SHADOW.contact) +
    rect(mass.x - 4, y - 8, mass.width + 8, 14, trim) +
    rect(mass.x - 4, y - 8, mass.width + 8, 3, lighten(trim, 0.7)) +
    rect(mass.x - 4, y + 3.4, mass.width + 8, 2.6, darken(trim, 0.3))
  );
}

function cornerBoards(mass: MassPlan, site: Site): string {
  const { x, width, foot } = mass;
  const eave = mass.roof === "side" ? mass.eave + 7 : mass.eave;
  const trim = site.paint.trim;
  const shade = shadow(vertices(x + 9, eave + 2, x + 13, eave + 6, x + 13, foot, x + 9, foot), 0.28);
  return (
    rect(x, eave, 9, foot - eave, trim) +
    shade +
    rect(x + width - 9, eave, 9, foot - eave, darken(trim, 0.04))
  );
}
