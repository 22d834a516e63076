import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { smallTextOf } from "./wording.ts";

/** Things that firms put into or around a house, by how all their forms begin. */
export const things =
  "air condition|awning|bathroom|carpet|chimney|concrete|countertop|deck(?:s|ing)\\b|doors\\b|driveway|fence|fencing|fireplace|floor|foundation|furnace|garage door|gutter|insulation|irrigation|patio|paver|pool|roof|septic|shutter|siding|skylight|solar|sprinkler|stucco|tile|wallpaper|water heater|window|wiring";
/** What is done to such things by firms of that trade. */
const deeds =
  "building|clean(?:ing|-?out)|hanging|install(?:ation|ing)|laying|refacing|repairs?|replacement|resurfacing|sealing|setting";
/** Works that one does. */
export const trades = `(?:asbestos|lead|mold) (?:abatement|remediation)|abatement|basement finishing|car wraps|carpentry|demolition|drywall|electrical|epoxy [a-z ]{0,8}floors|fencing|flooring|framing|fumigation|handyman|heating|hvac|insulation|irrigation|junk removal|landscaping|lawn care|masonry|mold removal|murals|pest control|plumbing|powder coating|pressure[- ]washing|(?:bathroom |home |kitchen )?remodel(?:ing|s)|roofing|siding|snow (?:plowing|removal)|solar panels|termite (?:control|damage|treatment)|tiling|tree (?:removal|trimming)|wallpapering|waterproofing|wiring|(?:auto|car|furniture) painting|(?:${things.replaceAll("\\b", "")})s? (?:${deeds})`;
/** Those who do them, and how the names of their works begin. */
export const doers: Readonly<Record<string, string>> = {
  arborists: "tree",
  carpenters: "carpentry",
  electricians: "electric",
  exterminators: "pest",
  gardeners: "garden",
  handymen: "handyman",
  landscapers: "landscap",
  locksmiths: "lock",
  masons: "mason",
  plasterers: "plaster",
  plumbers: "plumb",
  roofers: "roofing",
  tilers: "tiling",
};

/** True for a work that a service, an offer, a form, a project or the head of a page names. */
export function isKnownWork(work: string, site: Site): boolean {
  return knownWorks(site).includes(work.toLowerCase().replace(/s$/, ""));
}

const knownWorks = oncePer(({ business, dataset }: Site): string => {
  const pages = dataset.pages.map(({ value: { title, description, keywords, breadcrumb } }) => [
    title,
    description,
    keywords,
    breadcrumb,
  ]);
  const records = [business, dataset.services, dataset.all.offer, dataset.projects, dataset.forms, pages];
  return smallTextOf(records);
});
