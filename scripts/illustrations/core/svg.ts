/** SVG markup as plain strings. Ids are hashes of what they name: no counter, so no state between drawings. */
import { hashText } from "./random.ts";

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number>>;

/** One decimal is a tenth of a pixel at 1200 px: invisible, and it halves the markup. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data with rounded numbers: d`M${x} ${y}L${x2} ${y2}Z`. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (value === undefined ? "" : typeof value === "number" ? round(value) : value);
  }, "");
}

function attributes(extra: Attributes = {}): string {
  return Object.entries(extra)
    .map(
      ([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join("");
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra?: Attributes,
): string {
  return d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${attributes(extra)}/>`;
}

export function polygon(points: readonly Point[], fill: string, extra?: Attributes): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
  return `<polygon points="${list}" fill="${fill}"${attributes(extra)}/>`;
}

export function path(data: string, fill: string, extra?: Attributes): string {
  return `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra?: Attributes): string {
  return d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra?: Attributes,
): string {
  return d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;
}

export function stroke(data: string, color: string, width: number, extra?: Attributes): string {
  return path(data, "none", { stroke: color, "stroke-width": width, ...extra });
}

export function group(content: string, extra: Attributes): string {
  return content === "" ? "" : `<g${attributes(extra)}>${content}</g>`;
}

/** Shows `content` only inside `shape` (markup of one or more shapes). */
export function clip(shape: string, content: string): string {
  if (content === "") return "";
  const id = `c${hashText(shape).toString(36)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];
/** A definition that has to stand in the markup, and the fill that refers to it. */
export interface Gradient {
  readonly definition: string;
  readonly fill: string;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** Linear gradient in bounding-box units; the default runs from top to bottom. */
export function linear(stops: readonly Stop[], vector: readonly number[] = [0, 0, 0, 1]): Gradient {
  const [x1, y1, x2, y2] = vector;
  const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}`;
  const id = `l${hashText(body).toString(36)}`;
  return { definition: `<linearGradient id="${id}" ${body}</linearGradient>`, fill: `url(#${id})` };
}

export function radial(stops: readonly Stop[]): Gradient {
  const body = stopList(stops);
  const id = `r${hashText(body).toString(36)}`;
  return { definition: `<radialGradient id="${id}">${body}</radialGradient>`, fill: `url(#${id})` };
}

/** Draws with a gradient: its definition followed by the shapes that use it. */
export function withGradient(gradient: Gradient, drawing: (fill: string) => string): string {
  return gradient.definition + drawing(gradient.fill);
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function svgDocument(view: ViewBox, body: string): string {
  const box = [view.x, view.y, view.width, view.height].map(round).join(" ");
  const size = `width="${round(view.width)}" height="${round(view.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}>${body}</svg>`;
}
