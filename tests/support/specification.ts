/** What the specification of the painter's site lists by name, written out once more and not read from the data. */

export const orangeCounty =
  "Seal Beach, La Palma, Cypress, Buena Park, Fullerton, La Habra, Anaheim, Los Alamitos, Garden Grove, Irvine, Santa Ana, Huntington Beach, Orange, Costa Mesa, Newport Beach, Tustin, Yorba Linda, Brea, Placentia, Westminster, Fountain Valley, Laguna Beach, Laguna Niguel".split(
    ", ",
  );

export const losAngelesCounty =
  "Long Beach, Lakewood, Cerritos, Norwalk, Downey, Bellflower, Paramount, Torrance, Carson, Redondo Beach, Manhattan Beach".split(
    ", ",
  );

const pathOf = (county: string) => (city: string) =>
  [city, `/painters-${city.toLowerCase().replaceAll(" ", "-")}-${county}`] as const;

/** Every city page as name and path. */
export const cityPages = [
  ...orangeCounty.map(pathOf("orange-county")),
  ...losAngelesCounty.map(pathOf("los-angeles-county")),
];

export const projectPaths = [
  "/projects/apartment-exterior-paint-costa-mesa",
  "/projects/house-interior-exterior-paint-torrance",
  "/projects/house-exterior-paint-long-beach",
  "/projects/house-exterior-paint-manhattan-beach",
];

/** Every route of the specification: home, 52 others. */
export const specifiedPaths = [
  "/",
  "/about-us",
  "/house-painting",
  "/commercial-painting",
  "/maintenance-painting",
  "/cabinet-painting",
  "/acoustic-ceiling-removal",
  "/hoa-painting-orange-county",
  "/house-painters-irvine",
  "/house-painters-los-alamitos",
  "/contact-us",
  "/projects",
  "/referral",
  "/painting-calculator",
  "/blog/epa-lead-safe-certified-practices",
  ...projectPaths,
  ...cityPages.map(([, path]) => path),
];

/** Pages that the site has beside them: an overview of the areas, one of each county, and the privacy policy. */
export const otherPaths = [
  "/service-areas",
  "/service-areas/orange-county",
  "/service-areas/los-angeles-county",
  "/privacy",
];

/** The example numbers that stand for the specification's {phone}. */
export const call = "tel:+15625550134";
export const text = "sms:+15625550186";
export const email = "mailto:estimates@citrusandcoast.example";
