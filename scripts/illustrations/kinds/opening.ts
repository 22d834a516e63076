/** Turns the openings of a scene file into drawn windows and doors. */
import { type DoorPlan, doorUnit, type GaragePlan, garageDoor } from "../building/doors.ts";
import { awning, louverShutters, planterBox } from "../building/fittings.ts";
import type { MassPlan } from "../building/mass.ts";
import { archedWindow, type WindowPlan, windowUnit } from "../building/openings.ts";
import { type Site, siteRandom } from "../building/site.ts";
import { stain } from "../building/weather.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { warmBounce } from "../core/light.ts";
import { randomStream } from "../core/random.ts";
import { clip, d, path } from "../core/svg.ts";
import { flowerRow } from "../nature/shrubs.ts";
import type { OpeningData } from "../parts.ts";

function windowPlan(data: OpeningData, x: number): WindowPlan {
  return {
    x,
    y: data.y ?? 500,
    width: data.width,
    height: data.height,
    columns: data.columns ?? 2,
    rows: data.rows ?? 1,
    casing: data.casing ?? 8,
    head: data.head ?? 0,
    sill: data.type !== "slider",
    dressing: data.dressing ?? "drapes",
    diamond: data.diamond,
  };
}

/** Run-off below a sill. All of a wall's stains are drawn before its openings, so that none runs over glass. */
export function sillStains(data: OpeningData, mass: MassPlan, site: Site): string {
  if (site.wear <= 0 || (data.type !== "window" && data.type !== "arched")) return "";
  const plan = windowPlan(data, mass.x + data.x);
  const below = plan.y + plan.height + plan.casing + 4;
  const room = mass.foot - mass.foundation - below;
  const random = siteRandom(site, `sill stain ${plan.x} ${plan.y}`);
  let drawing = "";
  for (const share of [0.1, 0.5, 0.88]) {
    const length = Math.min(room, random.between(30, 70));
    if (length > 10)
      drawing += stain(random, plan.x + plan.width * share, below, random.between(7, 13), length);
  }
  return drawing;
}

function windowWithExtras(data: OpeningData, plan: WindowPlan, site: Site): string {
  const below = plan.y + plan.height + plan.casing + 4;
  let drawing = "";
  if (data.shutters)
    drawing += louverShutters(
      plan.x - plan.casing,
      plan.y - 4,
      plan.width + plan.casing * 2,
      plan.height + 8,
      site,
    );
  drawing += data.type === "arched" ? archedWindow(plan, site) : windowUnit(plan, site);
  if (data.awning) drawing += awning(plan.x - 14, plan.y - 18, plan.width + 28, 44, data.awning, "#fffaf0");
  if (data.planter) {
    const random = randomStream(site.seed, `planter ${plan.x}`);
    drawing +=
      flowerRow(random, plan.x, below + 16, plan.width, 21, [...site.world.bloom, "#fff6de"], site.world) +
      planterBox(plan.x - 8, below + 11, plan.width + 16, site);
  }
  return drawing;
}

/** Arched recess: plaster reveal in deep shade, at its back the door or, when `open`, the wall of the porch. */
function entry(data: OpeningData, x: number, site: Site, mass: MassPlan): string {
  const radius = data.width / 2;
  const top = mass.foot - data.height;
  const curve = d`M${x} ${mass.foot}V${top + radius}a${radius} ${radius} 0 0 1 ${data.width} 0V${mass.foot}`;
  const wall = site.paint[mass.role];
  const doorWidth = Math.min(64, data.width * 0.6);
  const door: DoorPlan = {
    x: x + (data.width - doorWidth) / 2 + 4,
    width: doorWidth,
    height: data.height * 0.72,
    foot: mass.foot,
    style: doorStyle(data, "plank"),
    color: site.paint[data.role ?? "door"],
    casing: 6,
  };
  const pane = {
    x: x + data.width * 0.3,
    y: mass.foot - 96,
    width: data.width * 0.56,
    height: 62,
    columns: 2,
    rows: 2,
    casing: 5,
    head: 0,
    sill: true,
    dressing: "blind",
  } as const;
  const inside = data.open
    ? windowUnit(pane, site) + warmBounce(x, top, data.width, data.height, 0.3)
    : doorUnit(door, site);
  const reveal = path(curve, "none", {
    stroke: SHADE,
    "stroke-opacity": 0.42,
    "stroke-width": 40,
    transform: "translate(-12 -8)",
  });
  return (
    clip(path(curve, "#000"), path(curve, darken(wall, 0.24)) + inside + reveal) +
    path(curve, "none", { stroke: data.open ? lighten(wall, 0.3) : site.paint.trim, "stroke-width": 6 })
  );
}

function doorStyle(data: OpeningData, fallback: DoorPlan["style"]): DoorPlan["style"] {
  const style = data.style;
  return style && style !== "carriage" && style !== "modern" ? style : fallback;
}

export function drawOpening(data: OpeningData, mass: MassPlan, site: Site): string {
  const x = mass.x + data.x;
  switch (data.type) {
    case "window":
    case "arched":
    case "slider":
      return windowWithExtras(data, windowPlan(data, x), site);
    case "entry":
      return entry(data, x, site, mass);
    case "door":
      return doorUnit(
        {
          x,
          width: data.width,
          height: data.height,
          foot: mass.foot - (data.lift ?? 0),
          style: doorStyle(data, "lite"),
          color: site.paint[data.role ?? "door"],
          casing: data.casing ?? 8,
        },
        site,
      );
    case "garage": {
      const style: GaragePlan["style"] =
        data.style === "carriage" || data.style === "modern" ? data.style : "panel";
      return garageDoor({ x, width: data.width, height: data.height, foot: mass.foot, style }, site);
    }
  }
}
