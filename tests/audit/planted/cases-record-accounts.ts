import { faultsInText, type Planted, sidesOf } from "./planted.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

/** What only another text can contradict. */
export const accountFaults = wrongIn(spots.removal, "biz/two-accounts", [
  "You can cancel within three business days. The law leaves you [ten → three] days to back out.",
  "We spread it over six months without interest. Or split it into [twelve → six] monthly parts, interest-free.",
  "Pay by card or check. There is no [plastic in the canyon, so have cash ready → need of cash].",
  "This site sets no cookies. It keeps your language in [a small cookie → no file at all].",
  "This site has no analytics. It uses [Google Analytics → nothing] to count visits.",
  "The founder's daughter leads the company. The founder still [runs every crew → comes to lunch].",
  "We come to Tesuque every Monday. Our crew is in Tesuque on [Fridays → Mondays].",
  "Santa Fe is the county seat. Tesuque, small as it is, was never [big. In our county Tesuque is the county seat → big].",
]);

export const accountTraps = rightIn(spots.removal, "accounts of something else, and one account twice", [
  "Cancel an appointment a day before. You may cancel within three business days, and have three days to change your mind.",
  "Bring your insurance card; gift cards we do not sell. Other firms take no cards, and with us you pay by card or check.",
  "This site has no analytics. If we use Google Analytics one day, we say so. We do not use Google Analytics, and the reader of a soil sensor runs analytics.",
  "A neighbor gave us a cookie and chocolate cookies. This site sets no cookies.",
  "We come to Tesuque every Monday, and the office answers on Fridays. The market is open on Saturday.",
  "Santa Fe is the county seat. Once Tesuque was the county seat, some say. The county seat is seven miles off.",
  "We spread it over six months without interest. The bank wants interest after twelve months.",
]);

/** What records of people and offers have in fields of their own. */
export const fieldFaults = wrongIn(spots.removal, "biz/claims", [
  "In his [four → two] decades with us Declan has worn out nine saddles.",
  "Our winter price for an elm holds [until Easter → into February].",
]);

/** What was left over, and what nobody has recorded. */
export const leftovers = [
  ...wrongIn(spots.removal, "biz/claim-without-record", [
    "If anything comes loose in [the first twenty-four months → a storm], call and we mend it.",
    "If our work needs fixing [within three years → at all], call us.",
    "Our [state contractor license → spare saddle] hangs in the truck.",
  ]),
  ...wrongIn(spots.removal, "text/placeholder", [
    "[(Dana to check how deep.) → How deep we go depends on the pipes.]",
    "(Most of [this is borrowed from the Taos page.) → it goes into the chipper.)]",
  ]),
  ...wrongIn(spots.removal, "biz/past-date", ["Our class [last October → in February] still has seats."]),
];

export const leftoverTraps = rightIn(spots.removal, "what others promise, and what nobody does", [
  "A contractor with a lifetime warranty may be gone in ten years. Hire a roofer who gives a thirty-year guarantee, and read it.",
  "Nobody here will talk you into a ten-year guarantee. We never promise a lifetime warranty, and the fellow with the lifetime warranty left town.",
  "Bring your license. Our license plate is from Santa Fe. If an elm needs attention within three years, call us. An elm that leaks sap cracks within two years. (Ask her to send a photo.)",
  "The limb that fell last spring still has leaves. Last winter's snow was borrowed from Colorado. We cannot come on a Saturday.",
]);

const sahuarita = { file: "cities/pima-county/sahuarita.yaml", after: "before we start the engine." };
/** Ways from the shop and to other towns. */
export const ways = wrongIn(sahuarita, "city/said-facts", [
  "Sahuarita is [sixty → twenty] miles of Interstate 19 from our van.",
  "Head a few miles [south → north] and you are in Tucson.",
]);

export const wayTraps = rightIn(sahuarita, "ways that are right", [
  "It lies south of Tucson. A few blocks south of the lake the houses begin, and wind from the south goes to Tucson.",
]);

const checkups = { file: "pages/checkups.yaml", after: "We have seen longer." };

export const bareHours = [
  ...wrongIn(checkups, "biz/hours", [
    "In Portland there's somebody at the chair until [three → one] on a Friday.",
  ]),
  ...faultsInText("biz/claims", "pages/home.yaml", "lead: Two offices,", {
    "an office too many": "lead: [Three → Two] offices,",
  }),
  ...faultsInText("biz/claims", checkups.file, "title: Dental checkups and cleanings in Portland", {
    "a title by day and night": "title: Dental checkups and cleanings[? 24 hours →  in Portland]",
  }),
];

export const bareTraps = rightIn(checkups, "times that are right, or of others", [
  "Ice a lip day and night, and take the first tablet within 24 hours. Is a day too long? 24 hours is not.",
  "Three offices in the building stand empty. Three practices, or four offices of others, share the lot.",
  "We are open until five on Mondays, and answer until two of us are sick. The museum is open until three on Fridays.",
]);

const finished = { file: "projects/needham-ice-dams.yaml", from: "illustrated: true" };
const rule = "biz/own-fields";

export const mixedUp: readonly Planted[] = [
  {
    fault: "words of a customer from another town",
    ...finished,
    to: "testimonial: { text: It stays dry now., customer: Homeowner in Dedham, sample: true }\nillustrated: true",
    mended:
      "testimonial: { text: It stays dry now., customer: Homeowner in Needham, sample: true }\nillustrated: true",
    rule,
  },
  {
    fault: "words of a customer from a town that nobody serves",
    ...finished,
    to: "testimonial: { text: It stays dry now., customer: Homeowner in Springfield, sample: true }\nillustrated: true",
    mended:
      "testimonial: { text: It stays dry now., customer: Homeowner in Needham Heights, sample: true }\nillustrated: true",
    rule,
  },
  {
    fault: "a location against title, city and customer",
    file: "projects/needham-ice-dams.yaml",
    from: "location: Needham, MA",
    to: "location: Springfield, MA\ntestimonial: { text: It stays dry now., customer: Homeowner in Needham, sample: true }",
    mended:
      "location: Needham, MA\ntestimonial: { text: It stays dry now., customer: Homeowner in Needham, sample: true }",
    rule,
  },
  {
    fault: "a caption of the other state",
    ...finished,
    from: "caption: Curled shingles and stains under the eaves",
    to: "caption: Eaves that were freshly shingled",
    mended: "caption: Eaves in March",
    rule,
  },
  {
    fault: "figures that count otherwise than the story",
    ...finished,
    from: "Three days in the attic",
    to: "Nine days in the attic",
    mended: "Three days under the roof",
    rule,
  },
  {
    fault: "a description that counts otherwise than all other texts",
    file: "projects/waltham-triple-decker.yaml",
    from: "from four layers of tar",
    ...sidesOf("from [five → four] layers of tar"),
    rule,
  },
];

export const fieldTraps = rightIn(spots.removal, "years and terms of others", [
  "Declan climbed for six years elsewhere before he came to us. Marisol has been here for more than twenty years.",
  "Lucía has been on the team for eleven years, and some customers have not been here for nine.",
  "The winter elm offer is good through the end of February. Until Easter the elms of the city are pruned by the city.",
]);
