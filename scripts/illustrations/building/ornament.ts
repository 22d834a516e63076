/** Ornament of the 1960s: pierced screens and starbursts. */
import { darken, lighten, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import { box } from "../core/shape.ts";
import { circle, d, path, rect } from "../core/svg.ts";
import type { Site } from "./site.ts";

/** Pierced screen of diamond blocks; the holes show shade, each with a lit lower edge. */
export function breezeBlock(
  x: number,
  y: number,
  width: number,
  height: number,
  module: number,
  color: string,
  site: Site,
): string {
  const [columns, rows] = [Math.round(width / module), Math.round(height / module)];
  const [w, h] = [width / columns, height / rows];
  let [faces, lips, joints] = ["", "", ""];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * w, y + row * h];
      const [cx, cy] = [left + w / 2, top + h / 2];
      const hole = d`M${cx} ${top + 4}L${left + 4} ${cy}L${cx} ${top + h - 4}L${left + w - 4} ${cy}Z`;
      faces += d`M${left} ${top}h${w}v${h}h${-w}z${hole}`;
      lips += d`M${left + 4} ${cy}L${cx} ${top + h - 4}L${left + w - 4} ${cy}h-4L${cx} ${top + h - 9}L${left + 8} ${cy}z`;
      joints += d`M${left} ${top}h${w}v1h${-w}zM${left} ${top}h1v${h}h-1z`;
    }
  }
  return (
    shadow(box(x + 5, y + 5, width, height - 5), 0.24) +
    rect(x, y, width, height, darken(site.paint.second, 0.55)) +
    path(faces, color, { "fill-rule": "evenodd" }) +
    path(lips, lighten(color, 0.5), { opacity: 0.8 }) +
    path(joints, SHADE, { opacity: 0.2 }) +
    rect(x, y, width, height, "none", { stroke: color, "stroke-width": 5 })
  );
}

/** Eight-pointed atomic-age star. */
export function starburst(x: number, y: number, size: number, site: Site): string {
  let rays = "";
  for (let index = 0; index < 8; index++) {
    const angle = (index * Math.PI) / 4;
    const reach = size * (index % 2 ? 0.6 : 1);
    const point = (turn: number, radius: number): string =>
      d`${x + Math.cos(angle + turn) * radius} ${y + Math.sin(angle + turn) * radius}`;
    rays += `M${point(0, reach)}L${point(Math.PI / 2, size * 0.085)}L${point(-Math.PI / 2, size * 0.085)}Z`;
  }
  return (
    path(rays, SHADE, { opacity: 0.3, transform: "translate(5 5)" }) +
    path(rays, site.paint.door) +
    circle(x, y, size * 0.14, site.paint.trim)
  );
}
