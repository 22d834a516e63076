import { stringify } from "yaml";
import type { City } from "../../../../src/kinds/city/fields.ts";

const lineWidth = 100;

/** The YAML of a city, laid out as people write it. By hand, because the package takes 2 ms for each of 100,000. */
export function formatCity(city: City): string {
  const { latitude, longitude } = city.coordinates;
  const { recentProject, projectImage, projectSlug, picture } = city;
  return [
    "# yaml-language-server: $schema=../../../schemas/city.schema.json",
    `city: ${scalar(city.city)}`,
    `county: ${city.county}`,
    "coordinates:",
    `  latitude: ${latitude}`,
    `  longitude: ${longitude}`,
    ...list(
      "zipCodes",
      city.zipCodes.map((zip) => `"${zip}"`),
    ),
    ...list(
      "nearbyAreas",
      city.nearbyAreas.map((area) =>
        "city" in area ? `city: ${area.city}` : `place: ${scalar(area.place)}`,
      ),
    ),
    ...(picture ? [`picture: ${picture}`] : []),
    ...folded("customMeta", city.customMeta, ""),
    ...folded("lead", city.lead, ""),
    ...list("neighborhoods", city.neighborhoods.map(scalar)),
    ...list("landmarks", city.landmarks.map(scalar)),
    "localText:",
    ...city.localText.flatMap(({ heading, text }) => [
      `  - heading: ${scalar(heading)}`,
      ...folded("text", text, "    "),
    ]),
    "faqs:",
    ...Object.entries(city.faqs).flatMap(([name, answer]) => folded(name, answer, "  ")),
    ...(recentProject ? folded("recentProject", recentProject, "") : []),
    ...(projectImage ? [`projectImage: ${projectImage}`] : []),
    ...(projectSlug ? [`projectSlug: ${projectSlug}`] : []),
    "",
  ].join("\n");
}

function list(key: string, items: readonly string[]): string[] {
  return [`${key}:`, ...items.map((item) => `  - ${item}`)];
}

/** Letters alone need no quotation marks; for the rest the package decides. */
function scalar(text: string): string {
  return /^[A-Z][a-z]{3,}( [A-Za-z]+)*$/.test(text) ? text : stringify(text, { lineWidth: 0 }).trimEnd();
}

/** A text without line breaks as a folded block. */
function folded(key: string, text: string, indent: string): string[] {
  const lines = [`${indent}${key}: >-`];
  let line = `${indent} `;
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > lineWidth && line.trim() !== "") {
      lines.push(line);
      line = `${indent} `;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
