import type { City } from "../../../../src/kinds/city/fields.ts";
import type { Dataset } from "../../../../src/loader/load.ts";
import { factsOf, writeLocalText } from "./local-text.ts";
import type { Near } from "./neighbors.ts";
import { type Area, cityId, type Place } from "./place.ts";

/** Of so many places one shows a project, as in data that people wrote. */
const projectShare = 8;

/** What the cities are made of. */
export interface Plan {
  /** Gives pictures, projects and the questions that each city answers. */
  frame: Dataset;
  places: readonly Place[];
  /** Nearby places, for each place. */
  near: readonly Near[][];
  areaOf(place: Place): Area;
}

/** The city at an index of the places. */
export function cityOf(index: number, plan: Plan): City {
  const { frame, areaOf } = plan;
  const place = plan.places[index] as Place;
  const area = areaOf(place);
  const near = (plan.near[index] ?? []).map((entry) => ({
    place: plan.places[entry.index] as Place,
    miles: entry.miles,
  }));
  const questions = questionsOf(frame);
  const text = writeLocalText(
    cityId(area, place),
    factsOf({
      name: place.name,
      stateName: area.stateName,
      areaName: area.name,
      zipCodes: place.zipCodes,
      near: near.map((entry) => ({ name: entry.place.name, miles: entry.miles })),
    }),
    questions.length,
  );
  const pictures = [...new Set(frame.cities.flatMap(({ value }) => value.picture ?? []))];
  const picture = pictures[index % pictures.length];
  const project = frame.projects[Math.floor(index / projectShare) % frame.projects.length];
  return {
    city: place.name,
    county: area.slug,
    coordinates: place.coordinates,
    zipCodes: place.zipCodes as City["zipCodes"],
    nearbyAreas: near.map((entry) => ({
      city: cityId(areaOf(entry.place), entry.place),
    })) as City["nearbyAreas"],
    ...(picture && { picture }),
    customMeta: text.meta,
    lead: text.lead,
    neighborhoods: text.neighborhoods as City["neighborhoods"],
    landmarks: text.landmarks as City["landmarks"],
    localText: text.parts as City["localText"],
    faqs: Object.fromEntries(questions.map((name, at) => [name, text.answers[at] ?? ""])),
    ...(project &&
      index % projectShare === 0 && {
        recentProject: text.project,
        projectImage: project.value.image,
        projectSlug: project.id,
      }),
  };
}

/** Names of the questions that the frame's city page asks. */
function questionsOf(frame: Dataset): string[] {
  return frame.pages.flatMap(({ value }) =>
    value.sections.flatMap((section) => (section.kind === "city-faq" ? Object.keys(section.questions) : [])),
  );
}
