import { group, list, number } from "./index.ts";

export const point = list(
  "A point: latitude, longitude.",
  number("Latitude (north is positive), then longitude (east is positive).", 42.1526, {
    minimum: -180,
    maximum: 180,
    unit: "degrees",
  }),
  { mayRepeat: true, minItems: 2, maxItems: 2 },
);

export const coordinates = (description: string) =>
  group(description, {
    latitude: number(
      "Degrees north (WGS 84): a map on the web shows it where you press the right button.",
      45.0725,
      {
        minimum: -90,
        maximum: 90,
        mistake: "Latitude is degrees north, from -90 to 90.",
        unit: "decimal degrees",
        draft: "example",
      },
    ),
    longitude: number("Degrees east; negative in America (WGS 84).", -93.4558, {
      minimum: -180,
      maximum: 180,
      mistake: "Longitude is degrees east, from -180 to 180.",
      unit: "decimal degrees",
      draft: "example",
    }),
  });
