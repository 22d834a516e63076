// Generated from src/schema/*.schema.json by `npm run types`; edit the schemas instead.
/**
 * A link and its words.
 */
export interface Link {
  /**
   * The words of the link.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
   */
  to: string;
  /**
   * Opens in a new tab; for addresses of other firms.
   */
  newTab?: boolean;
  /**
   * True while the value is only a sample: shown in previews, refused by `site validate --release`.
   */
  sample?: boolean;
}
/**
 * A button that leads somewhere.
 */
export interface Button {
  /**
   * What happens when it is pressed.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
   */
  to: string;
  /**
   * Primary is the one action of the section; secondary stands beside it.
   */
  style?: "primary" | "secondary";
  /**
   * Opens in a new tab; for addresses of other firms.
   */
  newTab?: boolean;
  /**
   * True while the value is only a sample: shown in previews, refused by `site validate --release`.
   */
  sample?: boolean;
}
/**
 * A title and a text that explains it.
 */
export interface TitledText {
  /**
   * A few words.
   */
  title: string;
  /**
   * One to three sentences.
   */
  text?: string;
}
/**
 * One quiet line.
 */
export interface AddressLineSection {
  /**
   * Kind of this section.
   */
  kind: "address-line";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * The line.
   */
  text: string;
}
/**
 * Counties with some of their cities.
 */
export interface AreaListSection {
  /**
   * Kind of this section.
   */
  kind: "area-list";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The counties.
   *
   * @minItems 1
   *
   * Items: A county.
   */
  groups: {
    /**
     * A county, by the name of its file in data/counties.
     */
    county: string;
    /**
     * A few words about it.
     */
    note?: string;
    /**
     * Cities named.
     *
     * @minItems 1
     *
     * Items: A city with a page, as folder and file name below data/cities.
     */
    cities: string[];
  }[];
  /**
   * Last line.
   */
  note?: string;
}
/**
 * Headline, date and author of an article.
 */
export interface ArticleHeaderSection {
  /**
   * Kind of this section.
   */
  kind: "article-header";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Text under the heading.
   */
  lead?: string;
  /**
   * Line with author and date; {author} and {date} are replaced.
   */
  byline: string;
  /**
   * Name of a picture: a file in data/images, without folder and ending.
   */
  image?: string;
}
/**
 * The opening hours.
 */
export interface BusinessHoursSection {
  /**
   * Kind of this section.
   */
  kind: "business-hours";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
}
/**
 * Estimate from an area or an address.
 */
export interface CalculatorSection {
  /**
   * Kind of this section.
   */
  kind: "calculator";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * Question about the kind of input.
   */
  modeLegend: string;
  /**
   * First choice.
   */
  areaMode: string;
  /**
   * Second choice.
   */
  addressMode: string;
  /**
   * Label of the area field.
   */
  areaLabel: string;
  /**
   * Help under that label.
   */
  areaHint: string;
  /**
   * Label of the address field.
   */
  addressLabel: string;
  /**
   * Help under that label.
   */
  addressHint: string;
  /**
   * What the address is used for, under its field, with a link to the page that says the rest.
   */
  privacy?: string;
  /**
   * Question about the kind of work.
   */
  typeLegend: string;
  /**
   * Words of the button.
   */
  calculate: string;
  /**
   * Words of the button while looking up.
   */
  lookingUp: string;
  /**
   * Heading of the result.
   */
  resultHeading: string;
  /**
   * Label of the area in the result.
   */
  resultArea: string;
  /**
   * Label of the rate in the result.
   */
  resultRate: string;
  /**
   * Area with its unit; {n} is replaced.
   */
  areaUnit: string;
  /**
   * The range; {min} and {max} are replaced.
   */
  range: string;
  /**
   * What the result is not.
   */
  disclaimer: string;
  quote: Button;
  /**
   * Notice of a result; {n} in its text is the area.
   */
  calculated: {
    /**
     * Title of the notice.
     */
    title: string;
    /**
     * Text of the notice.
     */
    text: string;
  };
  /**
   * A notice.
   */
  lookupFailed: {
    /**
     * Title of the notice.
     */
    title: string;
    /**
     * Text of the notice.
     */
    text: string;
  };
  /**
   * Shown when the area is no number, or one that no house has; {min} and {max} are the limits, in square feet.
   */
  areaInvalid: string;
  /**
   * Shown when the address is empty.
   */
  addressMissing: string;
  /**
   * Examples for common sizes.
   */
  samples: {
    /**
     * Heading of the examples.
     */
    heading: string;
    /**
     * Areas of the examples.
     *
     * @minItems 1
     */
    areas: number[];
    /**
     * Caption of the table.
     */
    caption: string;
    /**
     * Heading of the first column.
     */
    areaColumn: string;
  };
  /**
   * Shown without script.
   */
  scriptless: string;
}
/**
 * A colored band with buttons.
 */
export interface CallToActionSection {
  /**
   * Kind of this section.
   */
  kind: "call-to-action";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading. On the page of a city, its callToAction stands in place of it.
   */
  text?: string;
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   */
  buttons: Button[];
  /**
   * A picture without ground that stands on the lower edge of the section on wide screens.
   */
  image?: string;
  /**
   * Background of the section.
   */
  tone?: "plain" | "cool" | "warm" | "dark" | "accent";
}
/**
 * A map, drawn from their coordinates.
 */
export interface CitiesMapSection {
  /**
   * Kind of this section.
   */
  kind: "cities-map";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * What a screen reader says for the map.
   */
  description: string;
  /**
   * Line under the map.
   */
  caption?: string;
  /**
   * Line under the map where it has too many cities and shows their counties instead.
   */
  countiesCaption?: string;
}
/**
 * What marks the city: its eras of building, usual colors, points to settle and exposure, in the city's own order. Left out where a city has none.
 */
export interface CityCharacterSection {
  /**
   * Kind of this section.
   */
  kind: "city-character";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Words for how strong sun, wind, salt and damp are.
   */
  levels: {
    /**
     * Little of it.
     */
    low: string;
    /**
     * Some of it.
     */
    medium: string;
    /**
     * Much of it.
     */
    high: string;
  };
}
/**
 * The questions every city answers in its own words.
 */
export interface CityFaqSection {
  /**
   * Kind of this section.
   */
  kind: "city-faq";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The questions by name; each city's faqs hold the answers of the same names.
   */
  questions: {
    /**
     * The question.
     */
    [k: string]: string;
  };
  /**
   * What is the same everywhere and opens each city's answer, by the name of the question: said once, so that the answers hold only what differs.
   */
  openings?: {
    /**
     * The sentence.
     */
    [k: string]: string;
  };
}
/**
 * One city put forward, with its neighborhoods and landmarks.
 */
export interface CityFeatureSection {
  /**
   * Kind of this section.
   */
  kind: "city-feature";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Line above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A city with a page, as folder and file name below data/cities.
   */
  city: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * Heading of the neighborhoods.
   */
  neighborhoodsHeading: string;
  /**
   * Heading of the landmarks.
   */
  landmarksHeading: string;
  button: Button;
}
/**
 * Opening of a city page, with the city's picture.
 */
export interface CityHeroSection {
  /**
   * Kind of this section.
   */
  kind: "city-hero";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Main heading of the page; {city} and {county} are replaced.
   */
  heading: string;
  /**
   * Rating line, where the firm has ratings to show.
   */
  rating?: string;
  /**
   * Short claims.
   *
   * @minItems 1
   *
   * Items: A claim.
   */
  badges: string[];
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   */
  buttons: Button[];
}
/**
 * Links to some cities.
 */
export interface CityLinksSection {
  /**
   * Kind of this section.
   */
  kind: "city-links";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The cities, in order.
   *
   * @minItems 1
   *
   * Items: A city with a page, as folder and file name below data/cities.
   */
  cities: string[];
}
/**
 * The city's own text, neighborhoods, landmarks and ZIP codes.
 */
export interface CityLocalSection {
  /**
   * Kind of this section.
   */
  kind: "city-local";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * Heading of the neighborhoods.
   */
  neighborhoodsHeading: string;
  /**
   * Heading of the landmarks.
   */
  landmarksHeading: string;
  /**
   * Heading of the ZIP codes.
   */
  zipCodesHeading: string;
}
/**
 * The recent project of the city, where there is one.
 */
export interface CityProjectSection {
  /**
   * Kind of this section.
   */
  kind: "city-project";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Words of the link; {title} is replaced.
   */
  linkLabel: string;
  /**
   * Caption of drawings.
   */
  illustration: string;
}
/**
 * The estimate form, beside what happens next, the numbers and the hours.
 */
export interface ContactSection {
  /**
   * Kind of this section.
   */
  kind: "contact";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * Words above the numbers.
   */
  callHeading: string;
  /**
   * Words of the call link.
   */
  call: string;
  /**
   * Words of the text link.
   */
  textLabel: string;
  /**
   * Words of the e-mail link.
   */
  email: string;
  /**
   * A sentence under the numbers.
   */
  note?: string;
  /**
   * Words above the opening hours; without it, they are left to another section.
   */
  hoursHeading?: string;
  /**
   * What happens after the form is sent, beside the form.
   */
  next?: {
    /**
     * Heading of the list.
     */
    heading: string;
    /**
     * The steps, in order.
     *
     * @minItems 2
     * @maxItems 4
     *
     * Items: A step, in a sentence.
     */
    items: string[];
  };
}
/**
 * Call, text and e-mail.
 */
export interface ContactDetailsSection {
  /**
   * Kind of this section.
   */
  kind: "contact-details";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Words of the call link.
   */
  call: string;
  /**
   * Words of the text link.
   */
  textLabel: string;
  /**
   * Words of the e-mail link.
   */
  email: string;
  /**
   * Text under the heading.
   */
  text?: string;
}
/**
 * The cities of this county, each with its opening line.
 */
export interface CountyCitiesSection {
  /**
   * Kind of this section.
   */
  kind: "county-cities";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Words of each link; {city} is replaced, and {county}, which tells places of the same name apart.
   */
  linkLabel: string;
}
/**
 * Opening of a county's hub page.
 */
export interface CountyHeroSection {
  /**
   * Kind of this section.
   */
  kind: "county-hero";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Main heading of the page; {county} is replaced.
   */
  heading: string;
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   */
  buttons: Button[];
}
/**
 * Questions and answers; one is open at a time.
 */
export interface FaqSection {
  /**
   * Kind of this section.
   */
  kind: "faq";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The questions.
   *
   * @minItems 1
   *
   * Items: A question.
   */
  items: {
    /**
     * The question.
     */
    question: string;
    /**
     * The answer.
     */
    answer: string;
  }[];
}
/**
 * Opening of a page: main heading, lead, buttons, picture.
 */
export interface HeroSection {
  /**
   * Kind of this section.
   */
  kind: "hero";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Main heading of the page.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  lead?: string;
  /**
   * Name of a picture: a file in data/images, without folder and ending.
   */
  image?: string;
  /**
   * Picture of the same place before the work; shown split with image.
   */
  before?: string;
  /**
   * Tag of the picture before.
   */
  beforeLabel?: string;
  /**
   * Tag of the picture after.
   */
  afterLabel?: string;
  /**
   * What the handle that moves the edge between before and after is called, shown beside it; without it the edge stands still.
   */
  handle?: string;
  /**
   * What a screen reader says for how far the handle is moved; {n} is the share of the picture after, in percent. Without it, {n}%.
   */
  handleValue?: string;
  /**
   * Round badge that links to an offer.
   */
  badge?: {
    /**
     * Words in the badge.
     */
    text: string;
    /**
     * Small words below.
     */
    note?: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to: string;
    /**
     * What a screen reader says.
     */
    label: string;
  };
  /**
   * Buttons, the most important first.
   *
   * @minItems 1
   */
  buttons?: Button[];
  /**
   * Short facts under the buttons.
   *
   * @minItems 1
   *
   * Items: A fact.
   */
  facts?: string[];
  /**
   * Link with a certificate.
   */
  certificate?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to: string;
    /**
     * Name of a picture: a file in data/images, without folder and ending.
     */
    image: string;
  };
}
/**
 * A list of links.
 */
export interface LinksSection {
  /**
   * Kind of this section.
   */
  kind: "links";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The links.
   *
   * @minItems 1
   *
   * Items: A link with a line that explains it.
   */
  items: {
    /**
     * The words of the link.
     */
    label: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to: string;
    /**
     * One line that explains it.
     */
    note?: string;
  }[];
}
/**
 * Links to nearby cities, beside a map of them.
 */
export interface NearbyAreasSection {
  /**
   * Kind of this section.
   */
  kind: "nearby-areas";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * Words of each link; {city} is replaced, and {county}, which tells places of the same name apart.
   */
  linkLabel: string;
  /**
   * What a screen reader says for the map; without it there is none.
   */
  mapDescription?: string;
}
/**
 * A notice that informs about a risk.
 */
export interface NoticeSection {
  /**
   * Kind of this section.
   */
  kind: "notice";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text: string;
  link?: Link;
}
/**
 * Some projects with the words of their customers.
 */
export interface ProjectCardsSection {
  /**
   * Kind of this section.
   */
  kind: "project-cards";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The projects, in order.
   *
   * @minItems 1
   *
   * Items: A project, by the name of its file in data/projects.
   */
  projects: string[];
  /**
   * Words of each link; {title} is replaced.
   */
  linkLabel: string;
  /**
   * Caption of drawings.
   */
  illustration: string;
  button: Button;
}
/**
 * Pairs of before and after of a project, where it has them.
 */
export interface ProjectComparisonSection {
  /**
   * Kind of this section.
   */
  kind: "project-comparison";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Tag of the picture before.
   */
  beforeLabel: string;
  /**
   * Tag of the picture after.
   */
  afterLabel: string;
  /**
   * Button to the pair before.
   */
  previous: string;
  /**
   * Button to the next pair.
   */
  next: string;
  /**
   * Counter; {n} and {total} are replaced.
   */
  counter: string;
  /**
   * What a screen reader says for the handle.
   */
  handle: string;
  /**
   * What a screen reader says for how far the handle is moved; {n} is the share of the picture after, in percent. Without it, {n}%.
   */
  handleValue?: string;
}
/**
 * Gallery of a project, where it has one.
 */
export interface ProjectGallerySection {
  /**
   * Kind of this section.
   */
  kind: "project-gallery";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Caption of drawings.
   */
  illustration: string;
}
/**
 * Opening of a project page.
 */
export interface ProjectHeroSection {
  /**
   * Kind of this section.
   */
  kind: "project-hero";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  back: Link;
  /**
   * Label of the year.
   */
  yearLabel: string;
  /**
   * Label of the kind of work.
   */
  typeLabel: string;
  /**
   * Label of the place.
   */
  locationLabel: string;
  /**
   * Words of the link to the city; {city} is replaced.
   */
  cityLink?: string;
}
/**
 * All projects, in the order of their numbers.
 */
export interface ProjectListSection {
  /**
   * Kind of this section.
   */
  kind: "project-list";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Words of each link.
   */
  linkLabel: string;
  /**
   * Caption of drawings.
   */
  illustration: string;
}
/**
 * The pictures of a project, one at a time.
 */
export interface ProjectSliderSection {
  /**
   * Kind of this section.
   */
  kind: "project-slider";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Button to the picture before.
   */
  previous: string;
  /**
   * Button to the next picture.
   */
  next: string;
  /**
   * Counter; {n} and {total} are replaced.
   */
  counter: string;
  /**
   * Button to one picture; {n} and {total} are replaced.
   */
  dot: string;
  /**
   * Tag of a picture before.
   */
  beforeLabel: string;
  /**
   * Tag of a picture after.
   */
  afterLabel: string;
  /**
   * Caption of drawings.
   */
  illustration: string;
}
/**
 * Story, highlights and services of a project.
 */
export interface ProjectStorySection {
  /**
   * Kind of this section.
   */
  kind: "project-story";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the services.
   */
  servicesHeading: string;
}
/**
 * Heading and paragraphs, with a picture if there is one.
 */
export interface ProseSection {
  /**
   * Kind of this section.
   */
  kind: "prose";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The paragraphs.
   *
   * @minItems 1
   *
   * Items: A paragraph.
   */
  paragraphs: string[];
  /**
   * A list under the paragraphs.
   *
   * @minItems 1
   *
   * Items: An item.
   */
  items?: string[];
  /**
   * Name of a picture: a file in data/images, without folder and ending.
   */
  image?: string;
  /**
   * A large figure in the margin, such as the year the business was founded.
   */
  numeral?: string;
  /**
   * Background of the section.
   */
  tone?: "plain" | "cool" | "warm" | "dark" | "accent";
}
/**
 * A ruled list of points.
 */
export interface ReasonsSection {
  /**
   * Kind of this section.
   */
  kind: "reasons";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * The points.
   *
   * @minItems 1
   */
  items: TitledText[];
  /**
   * A picture without ground that stands on the lower edge of the section.
   */
  image?: string;
  /**
   * Background of the section.
   */
  tone?: "plain" | "cool" | "warm" | "dark" | "accent";
}
/**
 * Counties with their cities, or with a few words on each.
 */
export interface ServiceAreasSection {
  /**
   * Kind of this section.
   */
  kind: "service-areas";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * What stands under the name of each county: its cities, as usual, or its lead, where other parts of the page or site list the cities.
   */
  show?: "cities" | "leads";
  link?: Link;
}
/**
 * Services as pictures with a line and a link.
 */
export interface ServiceCardsSection {
  /**
   * Kind of this section.
   */
  kind: "service-cards";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The cards.
   *
   * @minItems 1
   *
   * Items: A card.
   */
  cards: {
    /**
     * A service, by the name of its file in data/services.
     */
    service: string;
    /**
     * Words of the link.
     */
    link: string;
  }[];
}
/**
 * Services as a ruled list.
 */
export interface ServiceListSection {
  /**
   * Kind of this section.
   */
  kind: "service-list";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * The services, in order.
   *
   * @minItems 1
   *
   * Items: A service, by the name of its file in data/services.
   */
  services: string[];
  /**
   * The same link for every service; without it each name links to its page.
   */
  link?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to: string;
  };
  /**
   * Lists the features of each service.
   */
  showFeatures?: boolean;
  /**
   * Lists the names alone, without what each service is: for a page that is one of many.
   */
  namesOnly?: boolean;
}
/**
 * Numbers with a line each.
 */
export interface StatsSection {
  /**
   * Kind of this section.
   */
  kind: "stats";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * The numbers.
   *
   * @minItems 1
   *
   * Items: A number.
   */
  items: {
    /**
     * The number.
     */
    value: string;
    /**
     * What it counts.
     */
    label: string;
  }[];
}
/**
 * Numbered steps of a process.
 */
export interface StepsSection {
  /**
   * Kind of this section.
   */
  kind: "steps";
  /**
   * Name of the section, so that links can point at it (#name).
   */
  id?: string;
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * Text under the heading.
   */
  text?: string;
  /**
   * How the steps are set: as a ruled list, or as stubs torn from a receipt book, side by side on wide screens.
   */
  look?: "list" | "stubs";
  /**
   * The steps.
   *
   * @minItems 1
   */
  items: TitledText[];
}
/**
 * The firm: what is true of it everywhere on the site.
 */
export interface Business {
  /**
   * Name of the firm as registered and shown.
   */
  name: string;
  /**
   * Most specific schema.org type of the firm.
   */
  schemaType: string;
  /**
   * One sentence that says what the firm does and where.
   */
  description: string;
  /**
   * Origin of the live site: https and host, no slash at the end.
   */
  url: string;
  /**
   * Language and country of the texts (BCP 47).
   */
  locale: string;
  /**
   * Currency of all prices (ISO 4217).
   */
  currency: string;
  /**
   * Country calling code, digits only.
   */
  callingCode: string;
  /**
   * Office number for calls, as people write it.
   */
  phone: string;
  /**
   * Number that takes text messages only, as people write it.
   */
  textPhone: string;
  /**
   * Contact e-mail address.
   */
  email: string;
  /**
   * Base of the firm. Leave the street out for a firm that visits its customers.
   */
  address: {
    /**
     * Street and number.
     */
    street?: string;
    /**
     * City.
     */
    locality: string;
    /**
     * State, two letters.
     */
    region: string;
    /**
     * ZIP code.
     */
    postalCode: string;
    /**
     * Country, two letters (ISO 3166-1).
     */
    country: string;
  };
  /**
   * Opening hours.
   */
  hours: {
    /**
     * Pattern of the opening times; {opens} and {closes} are replaced.
     */
    openText: string;
    /**
     * Word for a closed day.
     */
    closedText: string;
    /**
     * Groups of days with equal hours, in the order shown.
     *
     * @minItems 1
     *
     * Items: Days with equal hours.
     */
    days: {
      /**
       * Name of the group as shown.
       */
      label: string;
      /**
       * Days of the week in English, as schema.org names them.
       *
       * @minItems 1
       */
      days: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
      /**
       * Opening time, 24 hours.
       */
      opens?: string;
      /**
       * Closing time, 24 hours; 24:00 is the end of the day.
       */
      closes?: string;
    }[];
  };
  /**
   * Contractor license.
   */
  license?: {
    /**
     * Short name of the board that issued it.
     */
    authority: string;
    /**
     * Full name of the board.
     */
    authorityName: string;
    /**
     * License number.
     */
    number: string;
    /**
     * True while the value is only a sample: shown in previews, refused by `site validate --release`.
     */
    sample?: boolean;
  };
  /**
   * Certificates with a number.
   *
   * @minItems 1
   *
   * Items: A certificate.
   */
  certifications?: {
    /**
     * Name of the certificate.
     */
    name: string;
    /**
     * Who issues it.
     */
    authority: string;
    /**
     * Number of the certificate.
     */
    number: string;
    /**
     * True while the value is only a sample: shown in previews, refused by `site validate --release`.
     */
    sample?: boolean;
  }[];
  /**
   * Pages of the firm on other sites.
   *
   * @minItems 1
   *
   * Items: A profile.
   */
  profiles?: {
    /**
     * Name of the other site.
     */
    name: string;
    /**
     * Address of the profile.
     */
    url: string;
    /**
     * True while the value is only a sample: shown in previews, refused by `site validate --release`.
     */
    sample?: boolean;
  }[];
  /**
   * Year of foundation.
   */
  founded: number;
  /**
   * Year in the copyright line.
   */
  copyrightYear: number;
  /**
   * Price level for search engines, one to four currency signs.
   */
  priceRange?: string;
  /**
   * Name of the logo picture.
   */
  logo: string;
  /**
   * Picture used where another is missing or fails to load.
   */
  defaultImage?: string;
  /**
   * Prices by area, used in texts and by the calculator.
   */
  rates?: {
    /**
     * How a rate is printed; {low} and {high} are replaced by money.
     */
    pattern: string;
    /**
     * The rates.
     *
     * @minItems 1
     *
     * Items: A rate.
     */
    items: {
      /**
       * Short name of the kind of work. Texts print the rate as this name with Rates behind it, for example {roofRates}.
       */
      value: string;
      /**
       * Name shown to visitors.
       */
      label: string;
      /**
       * Lowest price.
       */
      low: number;
      /**
       * Highest price.
       */
      high: number;
    }[];
  };
  /**
   * Claims, terms and numbers by name. Every text prints one by its name in braces, so each stands here once.
   */
  facts: {
    [k: string]: string;
  };
  /**
   * What the host cannot do by itself.
   */
  hosting?: {
    /**
     * True for hosts without redirect rules (GitHub Pages): an HTML page per old path.
     */
    redirectPages?: boolean;
  };
  /**
   * Limits for lists that grow with the number of cities.
   */
  seo: {
    /**
     * Most cities of a county that a menu lists; above it the menu shows featured cities and the hub.
     */
    countyMenuLimit: number;
    /**
     * Most counties that menus and lists in the text show; above it they show the first ones, and the page of all areas shows all. 12 where it is left out.
     */
    countyLimit?: number;
    /**
     * Most dots on a map; above it, the map of all cities shows their counties. 200 where it is left out.
     */
    mapLimit?: number;
    /**
     * Most miles from a city to one of its nearby areas; farther ones are warned of. 25 where it is left out.
     */
    nearbyMaxMiles?: number;
    /**
     * Most nearby cities that a city is asked to list. One that lists as many nearer ones need not list another in return. 12 where it is left out.
     */
    nearbyCityLimit?: number;
  };
}
/**
 * Header, menus, footer and floating buttons.
 */
export interface Navigation {
  /**
   * Line under the name in the header.
   */
  tagline?: string;
  /**
   * Link that jumps to the main text.
   */
  skipLink: string;
  /**
   * Name of the main menu for screen readers.
   */
  mainLabel: string;
  /**
   * Button that opens the menu on small screens.
   */
  menuLabel: string;
  /**
   * Button that closes it.
   */
  closeLabel: string;
  /**
   * Words of the phone button.
   */
  phoneLabel: string;
  /**
   * What a screen reader says for the phone button.
   */
  phoneAccessibleLabel: string;
  /**
   * Tag of the county that comes first.
   */
  primaryTag: string;
  /**
   * Link to a county's hub below its list; {county} is replaced.
   */
  allCities: string;
  /**
   * Link to the page of a menu of areas, inside the opened menu; without it, the link is called like the menu.
   */
  allAreas?: string;
  /**
   * Entries of the main menu, in order.
   *
   * @minItems 1
   *
   * Items: An entry of the main menu: a link, or a menu of links.
   */
  header: {
    /**
     * Words of the entry.
     */
    label: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to?: string;
    /**
     * What opens below: all services, all counties with their cities, or the links named here.
     */
    menu?: "services" | "areas" | "links";
    /**
     * Links of a menu of kind links.
     *
     * @minItems 1
     *
     * Items: A link with a line that explains it.
     */
    links?: {
      /**
       * The words of the link.
       */
      label: string;
      /**
       * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
       */
      to: string;
      /**
       * One line that explains it.
       */
      note?: string;
    }[];
  }[];
  /**
   * The one action of the header.
   */
  estimate: {
    /**
     * Words of the button.
     */
    label: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to: string;
  };
  /**
   * Name of the home page in breadcrumbs.
   */
  homeLabel: string;
  /**
   * Name of the breadcrumb trail for screen readers.
   */
  breadcrumbLabel: string;
  /**
   * The footer.
   */
  footer: {
    /**
     * Columns of links.
     *
     * @minItems 1
     *
     * Items: A column.
     */
    columns: {
      /**
       * Heading of the column.
       */
      heading: string;
      /**
       * Its links.
       *
       * @minItems 1
       */
      links?: Link[];
      /**
       * Cities it links.
       *
       * @minItems 1
       *
       * Items: A city with a page, as folder and file name below data/cities.
       */
      cities?: string[];
      /**
       * Last line of the column.
       */
      note?: string;
    }[];
    /**
     * Heading of the contact column.
     */
    contactHeading: string;
    /**
     * Words of the call link.
     */
    callLabel: string;
    /**
     * Words of the text link.
     */
    textLabel: string;
    /**
     * Words of the e-mail link.
     */
    emailLabel: string;
    /**
     * Heading of the opening hours.
     */
    hoursHeading: string;
    /**
     * License line.
     */
    license?: string;
    /**
     * Links of the last row, such as the privacy policy.
     *
     * @minItems 1
     */
    legalLinks?: Link[];
    /**
     * Copyright line.
     */
    copyright: string;
    /**
     * Says that pictures are drawings.
     */
    illustrations?: string;
    /**
     * What a screen reader says for the logo.
     */
    homeLink: string;
  };
  /**
   * Buttons that stay on the screen.
   */
  floating: {
    /**
     * Name of the group for screen readers.
     */
    label: string;
    /**
     * The buttons.
     *
     * @minItems 1
     *
     * Items: A button.
     */
    items: {
      /**
       * Picture on the button.
       */
      icon: "phone" | "message" | "calendar";
      /**
       * Words on phones.
       */
      label: string;
      /**
       * Words on wide screens.
       */
      wideLabel: string;
      /**
       * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
       */
      to: string;
    }[];
  };
  /**
   * Screen shown when the application fails.
   */
  errorScreen: {
    /**
     * Heading.
     */
    heading: string;
    /**
     * What to do now.
     */
    text: string;
  };
  /**
   * Said to screen readers behind a link that opens a new tab.
   */
  newTabNote: string;
  /**
   * Tag on whatever is marked `sample: true`, until the real thing stands in its place.
   */
  sampleTag: string;
}
/**
 * Colors, fonts and shapes.
 */
export interface Theme {
  /**
   * Color roles.
   */
  colors: {
    /**
     * Text.
     */
    ink: string;
    /**
     * Secondary text.
     */
    inkSoft: string;
    /**
     * Page background.
     */
    paper: string;
    /**
     * Cool section background.
     */
    tintCool: string;
    /**
     * Warm section background.
     */
    tintWarm: string;
    /**
     * Dark section background.
     */
    dark: string;
    /**
     * Footer background.
     */
    darkest: string;
    /**
     * Primary buttons and the accent section.
     */
    accent: string;
    /**
     * Accent on dark backgrounds.
     */
    accentBright: string;
    /**
     * Lower edge of primary buttons.
     */
    accentEdge: string;
    /**
     * Accent as text on light backgrounds.
     */
    accentText: string;
    /**
     * Links.
     */
    link: string;
    /**
     * Text on dark backgrounds.
     */
    onDark: string;
    /**
     * Secondary text on dark backgrounds.
     */
    onDarkSoft: string;
    /**
     * Decorative lines.
     */
    line: string;
    /**
     * Borders of fields and rules.
     */
    field: string;
    /**
     * Success text.
     */
    success: string;
    /**
     * Success background.
     */
    successTint: string;
    /**
     * Error text.
     */
    error: string;
    /**
     * Error background.
     */
    errorTint: string;
    /**
     * Round seal.
     */
    seal: string;
    /**
     * Focus ring on light backgrounds.
     */
    focus: string;
    /**
     * Focus ring on dark backgrounds.
     */
    focusOnDark: string;
  };
  /**
   * Font families, with fallbacks.
   */
  fonts: {
    /**
     * Headings.
     */
    display: string;
    /**
     * Everything else.
     */
    text: string;
    /**
     * Font files of this business; without them visitors see fonts that they have.
     *
     * @minItems 1
     *
     * Items: A font file.
     */
    faces?: {
      /**
       * Name of the family, as display or text names it.
       */
      family: string;
      /**
       * File in data/fonts, with its ending.
       */
      file: string;
      /**
       * Weights that are used: what lies outside is left out of the published file.
       */
      weights: {
        /**
         * Lightest weight used.
         */
        from: number;
        /**
         * Heaviest weight used.
         */
        to: number;
      };
      /**
       * A font that visitors have, scaled to the size of this one, so that nothing moves when the file arrives.
       */
      fallback?: {
        /**
         * Names of that font on the systems of visitors, the best first.
         *
         * @minItems 1
         *
         * Items: A full font name.
         */
        local: string[];
        /**
         * Its width against this font.
         */
        sizeAdjust: number;
        /**
         * Height above the base line.
         */
        ascent: number;
        /**
         * Depth below the base line.
         */
        descent: number;
      };
    }[];
  };
  /**
   * Corner radius of buttons, fields and pictures.
   */
  radius: number;
}
/**
 * Old paths and the pages that took their place.
 */
export interface Redirects {
  /**
   * The redirects, each permanent.
   *
   * Items: A redirect.
   */
  redirects: {
    /**
     * Old path. Visitors are sent on with a slash at its end and without.
     */
    from: string;
    /**
     * Path of the page that took its place.
     */
    to: string;
  }[];
}
/**
 * Water, borders, main roads and names of the region, drawn on the maps of cities.
 */
export interface Region {
  /**
   * Seas and lakes.
   *
   * Items: A sea or a lake.
   */
  waters?: {
    /**
     * What it is, for people who edit this file.
     */
    name: string;
    /**
     * Its shore, point after point, closed from the last to the first. A sea that goes on beyond the maps is closed far outside of them.
     *
     * @minItems 3
     */
    outline: number[][];
  }[];
  /**
   * Lines between the counties, dotted on the maps.
   *
   * Items: A border.
   */
  borders?: {
    /**
     * What it parts, for people who edit this file.
     */
    name: string;
    /**
     * The line, point after point.
     *
     * @minItems 2
     */
    line: number[][];
  }[];
  /**
   * Main roads, each with its number.
   *
   * Items: A main road.
   */
  roads?: {
    /**
     * Its number or short name, printed on the maps.
     */
    name: string;
    /**
     * The line, point after point.
     *
     * @minItems 2
     */
    line: number[][];
  }[];
  /**
   * Names of hills and waters. A name may stand at several points; a map prints it at the first that it has room for.
   *
   * Items: A name.
   */
  names?: {
    /**
     * Printed on the maps.
     */
    text: string;
    /**
     * What it names.
     */
    kind: "hills" | "water";
    /**
     * Where its middle may be, the best point first.
     *
     * @minItems 1
     */
    at: number[][];
  }[];
}
/**
 * Thresholds of `site audit`. Every one has a default, so a site names only those it changes.
 */
export interface AuditSettings {
  /**
   * Length of titles (Screaming Frog's defaults; Google sets none).
   */
  title?: {
    /**
     * Fewest characters.
     */
    minChars?: number;
    /**
     * Most characters.
     */
    maxChars?: number;
    /**
     * Least width as a search result shows it.
     */
    minPixels?: number;
    /**
     * Greatest width as a search result shows it.
     */
    maxPixels?: number;
  };
  /**
   * Length of descriptions (Screaming Frog's defaults; Google sets none).
   */
  description?: {
    /**
     * Fewest characters.
     */
    minChars?: number;
    /**
     * Most characters.
     */
    maxChars?: number;
    /**
     * Least width as a search result shows it.
     */
    minPixels?: number;
    /**
     * Greatest width as a search result shows it.
     */
    maxPixels?: number;
  };
  /**
   * Headings and texts.
   */
  text?: {
    /**
     * Most characters of the main heading.
     */
    maxHeadingChars?: number;
    /**
     * Fewest words of a page's main content.
     */
    minWords?: number;
    /**
     * Most characters of a picture's alternative text.
     */
    maxAltChars?: number;
    /**
     * Most place names without links in one block of text.
     */
    maxUnlinkedPlaces?: number;
    /**
     * Least share of the words of the main heading that the title has too.
     */
    minTitleOverlap?: number;
    /**
     * Greatest share of pages whose descriptions are the same when places are masked.
     */
    maxDescriptionShare?: number;
    /**
     * Greatest share of the pages of a type with the same headings when places are masked.
     */
    maxOutlineShare?: number;
    /**
     * Highest compression ratio of the text of one page.
     */
    maxCompression?: number;
  };
  /**
   * Sizes of files.
   */
  files?: {
    /**
     * Largest document.
     */
    maxHtmlBytes?: number;
    /**
     * Largest picture.
     */
    maxImageBytes?: number;
    /**
     * Largest picture of a link preview.
     */
    maxCardBytes?: number;
    /**
     * Least width of the picture of a link preview.
     */
    minCardWidth?: number;
    /**
     * Least height of the picture of a link preview.
     */
    minCardHeight?: number;
    /**
     * Greatest share of pages that share one picture of link previews.
     */
    maxCardShare?: number;
  };
  /**
   * Addresses and links.
   */
  links?: {
    /**
     * Most characters of an address.
     */
    maxUrlChars?: number;
    /**
     * Most clicks from the home page.
     */
    maxDepth?: number;
    /**
     * Fewest pages that link a city, project or service in their text.
     */
    minTextLinks?: number;
    /**
     * Most links of a page to this site.
     */
    maxInternal?: number;
    /**
     * Most links of a page to other sites.
     */
    maxExternal?: number;
  };
  /**
   * Sameness of city pages, as shares of 5-word sequences that two pages have in common.
   */
  similarity?: {
    /**
     * Highest similarity of two pages as they are.
     */
    raw?: number;
    /**
     * Highest similarity when places and the firm are masked.
     */
    masked?: number;
    /**
     * Highest masked similarity of two pages with the same headings.
     */
    outline?: number;
    /**
     * Highest mean of the masked similarities of a page type.
     */
    mean?: number;
    /**
     * Least share of a page's words that no other page of its type has.
     */
    unique?: number;
    /**
     * Fewest kinds of facts that only one city page has.
     */
    minFacts?: number;
  };
  /**
   * Wording about the business.
   */
  business?: {
    /**
     * Words of trades that the firm's license does not cover.
     */
    foreignTrades?: string[];
    /**
     * Words that a license board does not allow in advertising; looked for where the firm has a license.
     */
    regulatedWords?: string[];
  };
  /**
   * Day by which somebody should look whether search engines have changed their rules.
   */
  reviewBy?: string;
}
/**
 * The services that the pages call. All values are public: every visitor's browser gets them.
 */
export interface Backend {
  /**
   * The e-mail service EmailJS, which brings a request to the firm.
   */
  mail: {
    /**
     * Origin of the service: https and host, no slash at the end.
     */
    origin: string;
    /**
     * Public key of the account; empty while there is none, which a release refuses.
     */
    publicKey: string;
    /**
     * Id of the service that sends the mail; empty while there is none, which a release refuses.
     */
    serviceId: string;
    /**
     * Id of the template of the mail; empty while there is none, which a release refuses.
     */
    templateId: string;
    /**
     * Refuses browsers that a program drives; true where it is not said.
     */
    blockHeadless?: boolean;
    /**
     * E-mail addresses whose requests are refused in the browser, exactly as they are entered.
     *
     * Items: An e-mail address.
     */
    blockedEmails?: string[];
  };
  /**
   * The Supabase project whose edge functions confirm requests and look up addresses.
   */
  functions: {
    /**
     * Origin of the project; empty while there is none, which a release refuses.
     */
    url: string;
    /**
     * Public anonymous or publishable key; empty while there is none, which a release refuses.
     */
    anonKey: string;
    /**
     * Further origins whose pages may call the functions, beside that of `url` in business.yaml: the address without www, a preview of the host.
     *
     * Items: Scheme and host, no slash at the end.
     */
    origins?: string[];
    /**
     * How often the functions do what costs money or reaches strangers, whoever asks. One visitor address may take a third of the mails of an hour and a tenth of the look-ups of a day.
     */
    limits?: {
      /**
       * Confirmations that one email address gets in any 24 hours; 2 where it is not said.
       */
      mailsPerAddressPerDay?: number;
      /**
       * Confirmations to all addresses together within an hour; 60 where it is not said.
       */
      mailsPerHour?: number;
      /**
       * Paid property look-ups for all visitors together in any 24 hours; 200 where it is not said. Houses that were asked for before are answered without one.
       */
      lookUpsPerDay?: number;
    };
  };
}
/**
 * A county of the service area, with a hub page that lists its cities.
 */
export interface County {
  /**
   * Name of the county.
   */
  county: string;
  /**
   * State, two letters.
   */
  state: string;
  /**
   * State, whole name.
   */
  stateName: string;
  /**
   * Place of the county in menus and lists, 1 first.
   */
  order: number;
  /**
   * True for the county that the firm puts first; menus mark it.
   */
  primary?: boolean;
  /**
   * Meta description of the county's hub page.
   */
  description: string;
  /**
   * Opening text of the hub page.
   */
  lead: string;
  /**
   * Paragraphs about work in this county.
   *
   * @minItems 1
   *
   * Items: A paragraph.
   */
  text: string[];
  /**
   * Cities the menus show when the county is too large to list.
   *
   * @minItems 1
   *
   * Items: A city with a page, as folder and file name below data/cities.
   */
  featuredCities?: string[];
  /**
   * A day, as year-month-day (ISO 8601).
   */
  updatedOn?: string;
}
/**
 * A city with its own page. The file name is the slug, the folder the county.
 */
export interface City {
  /**
   * Name of the city.
   */
  city: string;
  /**
   * County of the city: the folder that holds this file.
   */
  county: string;
  /**
   * Middle of the city: the mean of its ZIP codes' coordinates in the npm package zipcodes.
   */
  coordinates: {
    /**
     * Degrees north (WGS 84).
     */
    latitude: number;
    /**
     * Degrees east; negative in America (WGS 84).
     */
    longitude: number;
  };
  /**
   * ZIP codes with homes in them; no PO boxes.
   *
   * @minItems 1
   */
  zipCodes: string[];
  /**
   * Places next to this city, nearest first.
   *
   * @minItems 1
   */
  nearbyAreas: (
    | {
        /**
         * A city with a page, as folder and file name below data/cities.
         */
        city: string;
      }
    | {
        /**
         * Name of the place.
         */
        place: string;
      }
  )[];
  /**
   * Picture of the housing most typical of the city.
   */
  picture?: string;
  /**
   * Title of the page, in place of the pattern for all cities.
   */
  customTitle?: string;
  /**
   * Meta description, in place of the pattern for all cities.
   */
  customMeta: string;
  /**
   * Heading of the page, in place of the pattern for all cities.
   */
  customH1?: string;
  /**
   * Two sentences under the heading, true of this city only.
   */
  lead: string;
  /**
   * Neighborhoods of the city.
   *
   * @minItems 6
   */
  neighborhoods: string[];
  /**
   * Landmarks in the city.
   *
   * @minItems 4
   */
  landmarks: string[];
  /**
   * Text that is true of this city only: houses, climate, materials, permits.
   *
   * @minItems 3
   *
   * Items: A part of the local text.
   */
  localText: {
    /**
     * Heading of the part.
     */
    heading: string;
    /**
     * Three to six sentences.
     */
    text: string;
  }[];
  /**
   * What marks the city, shown in the order written here; two or three of the four are enough.
   */
  character?: {
    /**
     * When the city was built, oldest first.
     */
    eras?: {
      /**
       * Heading of the timeline.
       */
      heading: string;
      /**
       * The eras.
       *
       * @minItems 2
       * @maxItems 5
       *
       * Items: An era of building.
       */
      items: {
        /**
         * From when to when.
         */
        years: string;
        /**
         * What was built then, in a sentence.
         */
        text: string;
      }[];
    };
    /**
     * Colors that are usual here.
     */
    palette?: {
      /**
       * Heading of the colors.
       */
      heading: string;
      /**
       * A sentence about them.
       */
      text?: string;
      /**
       * The colors, the most usual first.
       *
       * @minItems 3
       * @maxItems 6
       *
       * Items: A color.
       */
      colors: {
        /**
         * A plain name of its own.
         */
        name: string;
        /**
         * The color itself.
         */
        color: string;
      }[];
    };
    /**
     * What to agree on first: approvals, access, tests.
     */
    checklist?: {
      /**
       * Heading of the list.
       */
      heading: string;
      /**
       * A sentence about it.
       */
      text?: string;
      /**
       * The points.
       *
       * @minItems 3
       * @maxItems 6
       *
       * Items: A point, in a sentence.
       */
      items: string[];
    };
    /**
     * What sun, wind, salt and damp do to paint here.
     */
    exposure?: {
      /**
       * Heading of the strip.
       */
      heading: string;
      /**
       * The forces.
       *
       * @minItems 2
       * @maxItems 4
       *
       * Items: A force.
       */
      items: {
        /**
         * What it is.
         */
        name: string;
        /**
         * How strong it is here.
         */
        level: "low" | "medium" | "high";
        /**
         * What it does, in a sentence.
         */
        text: string;
      }[];
    };
  };
  /**
   * Answers for this city to the questions that the city page asks, by the name of the question.
   */
  faqs: {
    /**
     * The answer.
     */
    [k: string]: string;
  };
  /**
   * A sentence for the band that asks for an estimate, from a fact of this city. Without it the band keeps the words of the page.
   */
  callToAction?: string;
  /**
   * A sentence about a job done here.
   */
  recentProject?: string;
  /**
   * Picture of that job.
   */
  projectImage?: string;
  /**
   * The project page of that job.
   */
  projectSlug?: string;
  /**
   * A day, as year-month-day (ISO 8601).
   */
  updatedOn?: string;
}
/**
 * A service the firm sells.
 */
export interface Service {
  /**
   * Name of the service.
   */
  title: string;
  /**
   * Name for narrow lists.
   */
  shortTitle?: string;
  /**
   * One or two sentences.
   */
  description: string;
  /**
   * What belongs to it.
   *
   * @minItems 1
   *
   * Items: A feature.
   */
  features: string[];
  /**
   * Picture of the service.
   */
  image: string;
  /**
   * Path of the page about the service.
   */
  page: string;
  /**
   * Place in lists, 1 first.
   */
  order: number;
  /**
   * Words for search engines.
   */
  serviceType: string;
}
/**
 * A finished job with its own page. The file name is the slug.
 */
export interface Project {
  /**
   * Number of the project; gives the order of lists.
   */
  id: number;
  /**
   * Name of the project.
   */
  title: string;
  /**
   * Where it was.
   */
  location: string;
  /**
   * City page that this project belongs to.
   */
  city?: string;
  /**
   * Kind of work.
   */
  type: string;
  /**
   * Year of completion.
   */
  year: number;
  /**
   * One sentence for cards.
   */
  description: string;
  /**
   * Opening text of the project page.
   */
  fullDescription: string;
  /**
   * Title of the page, in place of the pattern for all projects.
   */
  metaTitle?: string;
  /**
   * Meta description of the project page.
   */
  metaDescription: string;
  /**
   * Picture for cards.
   */
  image: string;
  /**
   * Pictures of the slider, in order.
   *
   * @minItems 1
   *
   * Items: A picture of the project.
   */
  slides: {
    /**
     * Name of a picture: a file in data/images, without folder and ending.
     */
    image: string;
    /**
     * Whether it shows the place before or after the work.
     */
    state?: "before" | "after";
    /**
     * What the picture shows.
     */
    caption: string;
  }[];
  /**
   * Pairs of before and after.
   *
   * @minItems 1
   *
   * Items: The same view before and after.
   */
  pairs?: {
    /**
     * What is compared.
     */
    label: string;
    /**
     * Picture of the view before the work.
     */
    before: string;
    /**
     * Name of a picture: a file in data/images, without folder and ending.
     */
    after: string;
  }[];
  /**
   * Pictures of the gallery grid.
   *
   * @minItems 1
   *
   * Items: A picture of the project.
   */
  gallery?: {
    /**
     * Name of a picture: a file in data/images, without folder and ending.
     */
    image: string;
    /**
     * Whether it shows the place before or after the work.
     */
    state?: "before" | "after";
    /**
     * What the picture shows.
     */
    caption: string;
  }[];
  /**
   * Parts of the story.
   *
   * @minItems 1
   *
   * Items: A part of the story.
   */
  narrative: {
    /**
     * Heading of the part.
     */
    heading: string;
    /**
     * A paragraph.
     */
    text: string;
  }[];
  /**
   * Lists of what was special.
   *
   * @minItems 1
   *
   * Items: A list with a heading.
   */
  highlights: {
    /**
     * Heading of the list.
     */
    heading: string;
    /**
     * The list.
     *
     * @minItems 1
     *
     * Items: An item.
     */
    items: string[];
  }[];
  /**
   * Services done on this job.
   *
   * @minItems 1
   *
   * Items: A service.
   */
  services?: string[];
  /**
   * How it ended for the customer.
   */
  successStory?: {
    /**
     * Heading.
     */
    heading: string;
    /**
     * A paragraph.
     */
    text: string;
  };
  /**
   * Words of the customer.
   */
  testimonial?: {
    /**
     * What the customer said.
     */
    text: string;
    /**
     * Who said it.
     */
    customer: string;
    /**
     * True while the value is only a sample: shown in previews, refused by `site validate --release`.
     */
    sample?: boolean;
  };
  /**
   * True while drawings stand in for photos of this job.
   */
  illustrated?: boolean;
  /**
   * A day, as year-month-day (ISO 8601).
   */
  updatedOn?: string;
}
/**
 * A page, or the pattern of a page for each city, county or project: a list of sections.
 */
export interface Page {
  /**
   * Path of the page, without a slash at the end. With forEach, {city}, {county} or {project} are replaced by slugs.
   */
  path: string;
  /**
   * Kind of page; decides the structured data and the breadcrumb.
   */
  type:
    | "home"
    | "about"
    | "service"
    | "landing"
    | "contact"
    | "projects"
    | "project"
    | "referral"
    | "calculator"
    | "article"
    | "areas"
    | "county"
    | "city"
    | "not-found"
    | "text";
  /**
   * Makes one page for each of these.
   */
  forEach?: "city" | "county" | "project";
  /**
   * Spreads the list of a long page for each county over several pages; without it, all stand on one.
   */
  paging?: {
    /**
     * Most cities on one page.
     */
    perPage: number;
    /**
     * Title, heading and description of the second page and those after it; {text} is what the first page says, {page} the number and {pages} how many there are.
     */
    numbered: string;
    /**
     * What a screen reader calls the row of links to the pages.
     */
    label: string;
    /**
     * Name of one of the pages; {page} is its number, {pages} how many there are.
     */
    page: string;
    /**
     * Link to the page before.
     */
    previous: string;
    /**
     * Link to the page after.
     */
    next: string;
  };
  /**
   * Path of the page above this one in the breadcrumb trail.
   */
  parent?: string;
  /**
   * Short name in the breadcrumb trail.
   */
  breadcrumb: string;
  /**
   * Title of the page.
   */
  title: string;
  /**
   * Meta description.
   */
  description: string;
  /**
   * Keywords, for the keywords tag, which Google ignores; the page has none where they are left out.
   *
   * @minItems 1
   *
   * Items: A keyword.
   */
  keywords?: string[];
  /**
   * Picture for previews in social networks.
   */
  image?: string;
  /**
   * The service this page is about.
   */
  service?: string;
  /**
   * Facts about an article.
   */
  article?: {
    /**
     * Headline.
     */
    headline: string;
    /**
     * Who wrote it.
     */
    author: string;
    /**
     * A day, as year-month-day (ISO 8601).
     */
    publishedOn: string;
    /**
     * A day, as year-month-day (ISO 8601).
     */
    modifiedOn?: string;
  };
  /**
   * Keeps the page out of search engines.
   */
  noindex?: boolean;
  /**
   * A day, as year-month-day (ISO 8601).
   */
  updatedOn?: string;
  /**
   * Sections of the page, in order.
   *
   * @minItems 1
   */
  sections: (
    | HeroSection
    | CityFeatureSection
    | ServiceCardsSection
    | ServiceListSection
    | ProjectCardsSection
    | ProjectListSection
    | ReasonsSection
    | FaqSection
    | CallToActionSection
    | CityLinksSection
    | StatsSection
    | ServiceAreasSection
    | AddressLineSection
    | ContactSection
    | ProseSection
    | StepsSection
    | NoticeSection
    | CalculatorSection
    | ContactDetailsSection
    | BusinessHoursSection
    | AreaListSection
    | ArticleHeaderSection
    | CitiesMapSection
    | CountyHeroSection
    | CountyCitiesSection
    | CityHeroSection
    | CityProjectSection
    | CityLocalSection
    | CityCharacterSection
    | NearbyAreasSection
    | CityFaqSection
    | ProjectHeroSection
    | ProjectSliderSection
    | ProjectComparisonSection
    | ProjectStorySection
    | ProjectGallerySection
    | LinksSection
  )[];
}
/**
 * A form of the site: fields, words and notices.
 */
export interface Form {
  /**
   * Heading inside the form.
   */
  heading?: string;
  /**
   * Line under the heading that says who vouches for the business.
   */
  license?: string;
  /**
   * Sentence that explains the asterisk.
   */
  note: string;
  /**
   * Mark behind the label of a required field.
   */
  requiredMark: string;
  /**
   * Groups of fields.
   *
   * @minItems 1
   *
   * Items: A group.
   */
  groups: {
    /**
     * Name of the group.
     */
    legend: string;
    /**
     * Fields of the group.
     *
     * @minItems 1
     *
     * Items: A field.
     */
    fields: {
      /**
       * What is asked for. Each has its place in the mail to the business.
       */
      name: "firstName" | "lastName" | "phone" | "email" | "address" | "workType" | "hearAboutUs" | "message";
      /**
       * Label above the field.
       */
      label: string;
      /**
       * Kind of field.
       */
      type: "text" | "tel" | "email" | "select" | "textarea";
      /**
       * What a browser may fill in (HTML autofill token).
       */
      autocomplete?: string;
      /**
       * Gray text in the empty field.
       */
      placeholder?: string;
      /**
       * Help under the label.
       */
      hint?: string;
      /**
       * Shares its row with the next field on wide screens.
       */
      half?: boolean;
      /**
       * Shown when the field is empty.
       */
      missing: string;
      /**
       * Shown when the text does not fit the kind of field.
       */
      invalid?: string;
      /**
       * Fewest digits of a phone number.
       */
      minDigits?: number;
      /**
       * Choices of a select.
       *
       * @minItems 1
       *
       * Items: A choice.
       */
      options?: {
        /**
         * What is sent.
         */
        value: string;
        /**
         * What is shown.
         */
        label: string;
      }[];
    }[];
  }[];
  /**
   * Words of the button.
   */
  submit: string;
  /**
   * Words of the button while sending.
   */
  sending: string;
  /**
   * When the firm answers.
   */
  promise: string;
  /**
   * How long a notice stays.
   */
  noticeMs: number;
  /**
   * A notice.
   */
  sent: {
    /**
     * Title of the notice.
     */
    title: string;
    /**
     * Text of the notice.
     */
    text: string;
  };
  /**
   * A notice.
   */
  failed: {
    /**
     * Title of the notice.
     */
    title: string;
    /**
     * Text of the notice.
     */
    text: string;
  };
  /**
   * Shown when an answer is longer than the services take; {n} is its length, {max} the most, both in characters.
   */
  tooLong: string;
  /**
   * Notices of single failures; where one is absent, `failed` is shown.
   */
  failures?: {
    /**
     * No answer came, for example because the visitor is offline; the request may have arrived.
     */
    network?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * The e-mail service had no room for the request, although it was tried several times; nothing was sent.
     */
    throttled?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * The e-mail service or our own list refuses this sender.
     */
    blocked?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * A program drives the browser; nothing was sent.
     */
    headless?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * No answer came in time; the request may have arrived.
     */
    timeout?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * The answer could not be read; the request may have arrived.
     */
    malformed?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * The form was filled in too fast, or a field that people cannot see was filled in; nothing was sent.
     */
    robot?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
    /**
     * The last request of this browser was sent only seconds ago; nothing was sent.
     */
    repeated?: {
      /**
       * Title of the notice.
       */
      title: string;
      /**
       * Text of the notice.
       */
      text: string;
    };
  };
  /**
   * What the answers are used for, under the button, with a link to the page that says the rest.
   */
  privacy?: string;
  /**
   * Label of the field that only programs fill in; people neither see nor hear it.
   */
  trapLabel: string;
  /**
   * Subject of the e-mail that a visitor without script sends from their own mail program.
   */
  mailSubject: string;
  /**
   * Shown beside the form, which opens the visitor's mail program, where script is switched off.
   */
  scriptless: string;
  /**
   * Name of the place of notices for screen readers.
   */
  noticesLabel: string;
  /**
   * Button that closes a notice.
   */
  dismiss: string;
}
/**
 * A mail that visitors get; mails/confirmation.yaml answers a request for an estimate. In its texts {workType} becomes what the visitor chose, in the greeting and the summary {firstName} and {lastName} the name; nothing else of what was entered is mailed, because the address may be a stranger's.
 */
export interface Mail {
  /**
   * Address the mail comes from, where the domain that the mail service may send for is not that of the business's email address. Answers go to the business either way.
   */
  fromEmail?: string;
  /**
   * Subject of the mail.
   */
  subject: string;
  /**
   * First words that mail programs show behind the subject.
   */
  preheader: string;
  /**
   * First line.
   */
  greeting: string;
  /**
   * First line for somebody whose name is not printed, because it holds more than letters, spaces, apostrophes and hyphens or is longer than 40 characters. Without it such a mail starts with the first paragraph.
   */
  plainGreeting?: string;
  /**
   * What follows the message.
   *
   * @minItems 1
   *
   * Items: A paragraph.
   */
  paragraphs: string[];
  /**
   * What was asked for, as rows.
   *
   * @minItems 1
   *
   * Items: A row.
   */
  summary?: {
    /**
     * What it is.
     */
    label: string;
    /**
     * What the visitor entered.
     */
    value: string;
  }[];
  /**
   * Ways to reach the business, as buttons.
   *
   * @minItems 1
   *
   * Items: A button.
   */
  links?: {
    /**
     * Words of the button; the text form of the mail shows them alone.
     */
    label: string;
    /**
     * Where a link goes: a path of this site, #id on the same page, a https:// address, or one of the words call, text, email.
     */
    to: string;
  }[];
  /**
   * Words before the signature.
   */
  closing: string;
  /**
   * Who writes; also stands at the top of the mail.
   */
  signature: string;
  /**
   * Small lines at the end.
   *
   * @minItems 1
   *
   * Items: A line: who the firm is, or why the mail came.
   */
  footer: string[];
}
/**
 * What is to be said of one picture. The file lies in data/images beside the picture and has its name: van.yaml speaks of van.jpg.
 */
export interface PictureDetails {
  /**
   * What is seen, in plain English, at most 100 characters: screen readers say it, and browsers show it where the picture is missing.
   */
  alt: string;
  /**
   * The picture stands for a real job and is marked as a sample.
   */
  sample?: boolean;
  /**
   * Three colors of what the picture shows, as chips under it.
   */
  paint?: {
    /**
     * Color of the walls.
     */
    body: string;
    /**
     * Color of casings and boards.
     */
    trim: string;
    /**
     * Color of the door.
     */
    door: string;
  };
}
