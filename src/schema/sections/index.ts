import type { Schema } from "../index.ts";
import addressLine from "./address-line.schema.json" with { type: "json" };
import areaList from "./area-list.schema.json" with { type: "json" };
import articleHeader from "./article-header.schema.json" with { type: "json" };
import businessHours from "./business-hours.schema.json" with { type: "json" };
import calculator from "./calculator.schema.json" with { type: "json" };
import callToAction from "./call-to-action.schema.json" with { type: "json" };
import citiesMap from "./cities-map.schema.json" with { type: "json" };
import cityCharacter from "./city-character.schema.json" with { type: "json" };
import cityFaq from "./city-faq.schema.json" with { type: "json" };
import cityFeature from "./city-feature.schema.json" with { type: "json" };
import cityHero from "./city-hero.schema.json" with { type: "json" };
import cityLinks from "./city-links.schema.json" with { type: "json" };
import cityLocal from "./city-local.schema.json" with { type: "json" };
import cityProject from "./city-project.schema.json" with { type: "json" };
import contact from "./contact.schema.json" with { type: "json" };
import contactDetails from "./contact-details.schema.json" with { type: "json" };
import countyCities from "./county-cities.schema.json" with { type: "json" };
import countyHero from "./county-hero.schema.json" with { type: "json" };
import faq from "./faq.schema.json" with { type: "json" };
import hero from "./hero.schema.json" with { type: "json" };
import links from "./links.schema.json" with { type: "json" };
import nearbyAreas from "./nearby-areas.schema.json" with { type: "json" };
import notice from "./notice.schema.json" with { type: "json" };
import projectCards from "./project-cards.schema.json" with { type: "json" };
import projectComparison from "./project-comparison.schema.json" with { type: "json" };
import projectGallery from "./project-gallery.schema.json" with { type: "json" };
import projectHero from "./project-hero.schema.json" with { type: "json" };
import projectList from "./project-list.schema.json" with { type: "json" };
import projectSlider from "./project-slider.schema.json" with { type: "json" };
import projectStory from "./project-story.schema.json" with { type: "json" };
import prose from "./prose.schema.json" with { type: "json" };
import reasons from "./reasons.schema.json" with { type: "json" };
import serviceAreas from "./service-areas.schema.json" with { type: "json" };
import serviceCards from "./service-cards.schema.json" with { type: "json" };
import serviceList from "./service-list.schema.json" with { type: "json" };
import stats from "./stats.schema.json" with { type: "json" };
import steps from "./steps.schema.json" with { type: "json" };

const inThisFolder = [
  addressLine,
  areaList,
  articleHeader,
  businessHours,
  calculator,
  callToAction,
  citiesMap,
  cityCharacter,
  cityFaq,
  cityFeature,
  cityHero,
  cityLinks,
  cityLocal,
  cityProject,
  contact,
  contactDetails,
  countyCities,
  countyHero,
  faq,
  hero,
  links,
  nearbyAreas,
  notice,
  projectCards,
  projectComparison,
  projectGallery,
  projectHero,
  projectList,
  projectSlider,
  projectStory,
  prose,
  reasons,
  serviceAreas,
  serviceCards,
  serviceList,
  stats,
  steps,
] as Schema[];

/**
 * Every kind of section a page may have. Editors resolve the `$id` of a file against the place of the file, so that the
 * files name themselves without their folder; among all schemas they are named with it.
 */
export const sectionSchemas: Schema[] = inThisFolder.map((schema) => ({
  ...schema,
  $id: `sections/${schema.$id}`,
}));
