/** Sentences and words of the sample text. In brackets: a fact of the place, a list of `slots`, or a range of numbers. */

/** For each part of the local text, the sentences to choose from. */
export const partSentences: readonly (readonly string[])[] = [
  [
    "About [20-70] of every hundred [house]s in [name] were built before [1915-1985], most of them [material].",
    "Along [tree] Street the [house]s stand [10-60] feet apart and share [item]s that nobody has replaced since [1950-2005].",
    "The plats of [1880-1960] gave [name] its long lots, which is why [item]s here reach [4-30] feet past the wall.",
    "A builder from [near] put up [12-240] [house]s on [tree] Road between [1920-1950] and [1951-1990].",
    "Toward [second] the streets bend, and [material] gives way to [material] within [2-9] blocks.",
    "[name] counts [zips], and in [zip] the oldest [house] still has the [item] of [1870-1930].",
    "Newer [house]s on the side of [third] have [item]s of a kind that older streets never saw.",
    "Corner lots by [tree] Square carry [house]s with [2-7] [item]s, each of [material].",
    "What was a farm until [1930-1990] is now a row of [8-90] [house]s in [material].",
    "Most owners here keep the [item] and renew the [item], because the two age [3-20] years apart.",
    "The mill closed in [1920-1985], and its [house]s were sold with every [item] in place.",
  ],
  [
    "On [15-140] days a year the [weather] reaches [name] before it reaches [near], [miles] away.",
    "[Season] brings [weather] from the direction of [second], and it finds every loose [item].",
    "South walls dry within [2-9] hours; the north side of a [house] may stay damp for [2-12] days.",
    "Gauges on [tree] Hill have measured [8-60] inches of rain in a [season], most of it sideways.",
    "We record [weather] in [name] about [4-40] times each [season], a little more than in [third].",
    "Below [tree] Bridge the air is [3-12] degrees cooler, which slows every [item] that has to dry.",
    "Dust from the road to [last] settles on [material] and should be washed off each [season].",
    "Trees on [tree] Lane drop leaves into the [item]s until late [season], [2-6] weeks after [second].",
    "Where [weather] is usual, [material] lasts [4-15] years and [material] half as long.",
    "A [house] on the ridge takes [weather] from [2-4] sides and needs a look every [2-5] years.",
    "In [zip] the ground freezes [6-50] inches deep, and steps of [material] move with it.",
  ],
  [
    "We begin with the [item]s, take [2-9] samples of [material], and write down what we find.",
    "A crew of [2-7] needs [2-6] days for the [item]s of a [house] like those on [tree] Street.",
    "Joints between [material] and [material] open first; we close them before [season].",
    "Each [item] is numbered, taken down, mended in the shop near [near], and put back within [3-14] days.",
    "For [material] we plan [2-4] rounds with [4-48] hours between them, longer under [weather].",
    "Ladders stand on boards, so that the beds along [tree] Walk survive [2-8] days of work.",
    "If more than [10-60] percent of a [item] is soft, a new one costs less than mending it.",
    "We bring [material] from [second], since the yard there keeps the [1930-1990] sizes.",
    "Waste leaves in [2-5] loads a day by the road to [third], never through [tree] Court.",
    "The last hour of each day goes into covering what [weather] could reach overnight.",
    "Old [item]s of [material] are kept where [70-95] percent of them is sound.",
  ],
  [
    "[name] asks for a permit when more than [10-90] percent of a [item] is renewed; the office answers in [2-21] days.",
    "The board at [tree] Hall meets on the [ordinal] Tuesday and wants [2-6] photographs of the [item]s.",
    "For [house]s from before [1900-1960] a drawing at a scale of 1 to [20-100] is added to the form.",
    "Work may begin at [6-9] in the morning and ends by [4-8], on [tree] Street an hour earlier.",
    "Neighbors within [50-400] feet are told [2-14] days ahead, as in [near] and [second].",
    "An association of [12-300] owners near [tree] Park keeps samples of [material] that new [item]s must match.",
    "In [area] the rules differ from town to town; those of [third] do not hold here.",
    "A scaffold on the sidewalk needs a lamp, a sign and a fee for each of its [2-9] weeks.",
    "Files of [1950-1999] and later lie in the town office, and copies take [2-15] minutes.",
    "Between [tree] Street and the creek a second form protects the [material] of [1890-1940].",
    "[state] leaves most of this to the town, so we ask there before every [house].",
  ],
];

/** For each part of the local text, headings to choose from. */
export const partHeadings: readonly (readonly string[])[] = [
  ["[house]s of [material] in [name]", "What stands on [tree] Street", "From [tree] Road toward [near]"],
  [
    "[Season] between [name] and [near]",
    "When [weather] comes over [tree] Hill",
    "The weather side of [name]",
  ],
  ["How we work on [material]", "[item]s first, then the rest", "A plan for [house]s near [second]"],
  ["Permits in [name]", "What the office at [tree] Hall asks", "Forms, fees and the [ordinal] Tuesday"],
];

/** Sentences for answers; questions take the sets in turn. */
export const answerSentences: readonly (readonly string[])[] = [
  [
    "The size of the [item]s decides, and in [name] a usual [house] has [4-24] of them.",
    "With [material] the work takes [5-40] percent longer than with [material].",
    "A [house] on [tree] Street was measured in [15-90] minutes, and the sum stood after [2-5] days.",
    "The way from [near] is [miles], so nothing is added for travel.",
    "Steep lots toward [third] need [2-4] more people for the [item]s.",
    "We write one sum for all [item]s and hold it for [20-90] days.",
  ],
  [
    "All of [zip] belongs to our round, with the streets toward [near] and [second].",
    "We come to [tree] Street, [tree] Road and every lane within [reach] of the middle of [name].",
    "On the side of [last] we share the work with a crew that knows [material].",
    "Each [season] we spend [5-60] days between [near] and [third].",
    "If your street is not on the list, it lies within [2-9] minutes of one that is.",
    "The [house]s by [tree] Pond count as [name], though their mail comes through [second].",
  ],
  [
    "Allow [2-12] days for a [house], and [1-4] more if [weather] is forecast.",
    "The first [2-3] days go to the [item]s, the rest to [material].",
    "In [season] we start by [6-8] and gain about [2-9] hours a week.",
    "A [house] near [tree] Square was done in [3-15] days, [item]s included.",
    "Pauses between rounds last [4-36] hours, longer on the side of [near].",
    "The permit takes [2-20] days, and we ask for it before you have to.",
  ],
  [
    "Yes: we keep samples of [material] from [12-90] [house]s in and around [name].",
    "A piece of the old [item] as large as a [tool] is enough to go by.",
    "For [house]s of [1900-1980] the yard in [second] still has the shade on a card.",
    "We hold [2-8] samples against the wall in the morning and again at [2-6].",
    "[weather] has changed what you see, so we look under the [item] first.",
    "On [tree] Street [3-30] owners chose the same, and the list is yours to read.",
  ],
];

/** Whole texts and lists of words. Descriptions and leads name no other place: the audit takes that for a copied page. */
export const words: {
  metas: readonly string[];
  leads: readonly string[];
  projects: readonly string[];
  quarters: readonly string[];
  sights: readonly string[];
  slots: Record<string, readonly string[]>;
} = {
  metas: [
    "[name] in [area]: [house]s of [material], [item]s under [weather], and the next place [miles] away. Sample page [100-9999].",
    "Sample page for [name], [zip]: [material] on [tree] Street, [weather] each [season], and [item]s of [1890-1980].",
    "What [weather] does to [material] in [name], [state], and how [item]s of [1890-1980] are kept. Sample page.",
  ],
  leads: [
    "[name] lies [miles] from the next place, and its [house]s of [material] meet [weather] every [season].",
    "Within [reach] of its neighbors, [name] keeps [item]s of [material] that date from [1880-1960].",
    "On [tree] Street in [name] no two [house]s have the same [item]s, and [weather] treats each differently.",
  ],
  projects: [
    "A [house] on [tree] Street, with [2-20] [item]s renewed in [2-9] days: a job like the one shown.",
    "For a [house] near [tree] Square we renewed [2-20] [item]s before [season], as on the page shown.",
  ],
  quarters: ["Flats", "Terrace", "Crossing", "Quarter", "Bottoms", "Common", "Row", "Rise"],
  sights: ["Bridge", "Pond", "Library", "Green", "Chapel", "Depot", "Lookout", "Museum"],
  slots: {
    tree: [
      "Alder",
      "Ash",
      "Aspen",
      "Balsam",
      "Basswood",
      "Birch",
      "Butternut",
      "Catalpa",
      "Cherry",
      "Chestnut",
      "Cottonwood",
      "Dogwood",
      "Elm",
      "Hawthorn",
      "Hazel",
      "Hemlock",
      "Hickory",
      "Hornbeam",
      "Juniper",
      "Larch",
      "Linden",
      "Locust",
      "Maple",
      "Mulberry",
      "Poplar",
      "Redbud",
      "Rowan",
      "Spruce",
      "Sumac",
      "Tamarack",
    ],
    house: ["cottage", "farmhouse", "rowhouse", "bungalow", "townhouse", "chalet", "foursquare", "cabin"],
    material: [
      "cedar",
      "slate",
      "brick",
      "limestone",
      "stucco",
      "pine",
      "copper",
      "fieldstone",
      "clapboard",
      "concrete",
    ],
    item: [
      "veranda",
      "gutter",
      "gable",
      "dormer",
      "cornice",
      "railing",
      "shutter",
      "soffit",
      "chimney",
      "doorway",
    ],
    weather: [
      "sleet",
      "hail",
      "fog",
      "drifting snow",
      "hard frost",
      "driving rain",
      "dry wind",
      "strong sun",
    ],
    season: ["spring", "summer", "autumn", "winter"],
    Season: ["Spring", "Summer", "Autumn", "Winter"],
    ordinal: ["first", "second", "third", "fourth"],
    tool: ["coin", "thumbnail", "matchbox", "stamp"],
  },
};
