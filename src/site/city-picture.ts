import type { Picture } from "../fields/summaries.ts";
import type { CityEntity } from "../loader/entity.ts";
import { resolve } from "./resolve.ts";
import type { Site } from "./site.ts";

/** The picture of a city, for the pages of others. */
export function cityPicture(site: Site, { file, value }: CityEntity): { picture?: Picture } {
  if (value.picture === undefined) return {};
  const context = site.contextFor(file, site.values, []);
  return { picture: resolve<Picture>(value.picture, { role: "image" }, context, "/picture") };
}
