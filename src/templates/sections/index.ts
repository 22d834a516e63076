import type { ComponentType } from "react";
import type { SectionView } from "../../routes/sections.ts";
import type { SectionKind } from "../../sections/index.ts";
import { AddressLine } from "./AddressLine.tsx";
import { AreaList } from "./AreaList.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { BusinessHours } from "./BusinessHours.tsx";
import { Calculator } from "./Calculator.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { CitiesMap } from "./CitiesMap.tsx";
import { CityCharacter } from "./CityCharacter.tsx";
import { CityFaq } from "./CityFaq.tsx";
import { CityFeature } from "./CityFeature.tsx";
import { CityHero } from "./CityHero.tsx";
import { CityLinks } from "./CityLinks.tsx";
import { CityLocal } from "./CityLocal.tsx";
import { CityProject } from "./CityProject.tsx";
import { Contact } from "./Contact.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { CountyCities } from "./CountyCities.tsx";
import { CountyHero } from "./CountyHero.tsx";
import { Faq } from "./Faq.tsx";
import { Hero } from "./Hero.tsx";
import { Links } from "./Links.tsx";
import { NearbyAreas } from "./NearbyAreas.tsx";
import { Notice } from "./Notice.tsx";
import { ProjectCards } from "./ProjectCards.tsx";
import { ProjectComparison } from "./ProjectComparison.tsx";
import { ProjectGallery } from "./ProjectGallery.tsx";
import { ProjectHero } from "./ProjectHero.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { ProjectSlider } from "./ProjectSlider.tsx";
import { ProjectStory } from "./ProjectStory.tsx";
import { Prose } from "./Prose.tsx";
import { Reasons } from "./Reasons.tsx";
import { ServiceAreas } from "./ServiceAreas.tsx";
import { ServiceCards } from "./ServiceCards.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { Stats } from "./Stats.tsx";
import { Steps } from "./Steps.tsx";

/** One component for each kind of section; a kind without one does not compile. */
export const sectionComponents: { [K in SectionKind]: ComponentType<{ section: SectionView<K> }> } = {
  "address-line": AddressLine,
  "area-list": AreaList,
  "article-header": ArticleHeader,
  "business-hours": BusinessHours,
  calculator: Calculator,
  "call-to-action": CallToAction,
  "cities-map": CitiesMap,
  "city-character": CityCharacter,
  "city-faq": CityFaq,
  "city-feature": CityFeature,
  "city-hero": CityHero,
  "city-links": CityLinks,
  "city-local": CityLocal,
  "city-project": CityProject,
  contact: Contact,
  "contact-details": ContactDetails,
  "county-cities": CountyCities,
  "county-hero": CountyHero,
  faq: Faq,
  hero: Hero,
  links: Links,
  "nearby-areas": NearbyAreas,
  notice: Notice,
  "project-cards": ProjectCards,
  "project-comparison": ProjectComparison,
  "project-gallery": ProjectGallery,
  "project-hero": ProjectHero,
  "project-list": ProjectList,
  "project-slider": ProjectSlider,
  "project-story": ProjectStory,
  prose: Prose,
  reasons: Reasons,
  "service-areas": ServiceAreas,
  "service-cards": ServiceCards,
  "service-list": ServiceList,
  stats: Stats,
  steps: Steps,
};
