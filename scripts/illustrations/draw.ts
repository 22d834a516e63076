/** Scene in, SVG out. Pure: the same scene and state give the same bytes. */
import { completePaint, DEFAULT_MATERIALS, type PartialPaint, type Site } from "./building/site.ts";
import { veilDefinitions } from "./building/weather.ts";
import { svgDocument, type ViewBox } from "./core/svg.ts";
import { CALIFORNIA, LIGHTS, type World } from "./core/world.ts";
import { drawAerial } from "./kinds/aerial.ts";
import { drawContainment } from "./kinds/containment.ts";
import { drawEmblem } from "./kinds/emblem.ts";
import { drawFacade } from "./kinds/facade.ts";
import { drawKit } from "./kinds/kit.ts";
import { drawKitchen } from "./kinds/kitchen.ts";
import { drawCeilingRoom, drawLivingRoom } from "./kinds/room.ts";
import { paintOf, type Scene, type State } from "./scene.ts";

/** House base: the street fronts share one ground line. */
const STREET_BASE = 650;

export interface DrawOptions {
  readonly world?: World;
  /** Replaces the paint of the state and switches wear off: used to find out what paint can change. */
  readonly paint?: PartialPaint;
}

export function viewOf(scene: Scene): ViewBox {
  const frame = scene.frame ?? { x: 0, y: 0, width: 1200 };
  return { ...frame, height: (frame.width * 2) / 3 };
}

/** The world in the light of the scene, its lot planted with grass or covered with what the scene says. */
function worldOf(scene: Scene): World {
  if (scene.kind !== "facade") return CALIFORNIA;
  const lot = scene.lot ? { lawn: scene.lot } : {};
  return { ...CALIFORNIA, ...LIGHTS[scene.sky?.light ?? "day"], ...lot };
}

function siteOf(scene: Scene, state: State, options: DrawOptions): Site {
  const worn = state === "before" && options.paint === undefined;
  return {
    seed: scene.seed,
    paint: completePaint(options.paint ?? paintOf(scene, state)),
    materials: { ...DEFAULT_MATERIALS, ...scene.materials },
    world: options.world ?? worldOf(scene),
    wear: worn ? (scene.wear ?? 1) : 0,
    base: scene.kind === "facade" ? (scene.base ?? STREET_BASE) : STREET_BASE,
  };
}

function content(scene: Scene, site: Site): string {
  switch (scene.kind) {
    case "facade":
      return drawFacade(scene, site);
    case "kitchen":
      return drawKitchen(scene, site);
    case "room":
      return drawLivingRoom(site);
    case "ceiling":
      return drawCeilingRoom(site);
    case "containment":
      return drawContainment(site);
    case "aerial":
      return drawAerial(site);
    case "kit":
      return drawKit(scene, site);
    case "emblem":
      return drawEmblem(scene, site);
  }
}

export function drawScene(scene: Scene, state: State, options: DrawOptions = {}): string {
  const body = content(scene, siteOf(scene, state, options));
  return svgDocument(viewOf(scene), veilDefinitions(body) + body);
}
