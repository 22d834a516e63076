/** Words that people use for one thing, of which the data knows one or another. */
const groups = [
  "picture image photo portrait img pic photograph headshot",
  "pictures images photos gallery",
  "text bio biography description body content paragraph paragraphs about story prose",
  "heading headline title header",
  "name title fullName businessName company companyName business",
  "role position jobTitle job title",
  "credentials license licenses certifications certificates qualifications degrees",
  "certifications certificates licenses awards badges accreditations",
  "profiles social socialMedia socials socialLinks",
  "street address streetAddress addressLine1",
  "locality city town",
  "region state province",
  "postalCode zip zipCode postcode",
  "zipCodes zip zips postalCodes",
  "phone telephone tel mobile cell phoneNumber",
  "phones emergencyPhone emergency otherPhones phoneNumbers numbers",
  "number phone telephone tel",
  "email mail emailAddress",
  "url website web site homepage domain link",
  "to href link url target",
  "hours openingHours businessHours officeHours times",
  "opens open from starts",
  "closes close until till ends",
  "founded since established foundedIn yearFounded",
  "since joined started startYear",
  "coordinates location geo gps latLng position",
  "latitude lat",
  "longitude lng lon long",
  "textPhone sms textNumber cell mobile",
  "team staff people members employees crew",
  "offices locations branches",
  "reviews testimonials",
  "faq faqs questions",
  "jobs careers openings vacancies",
  "price-table prices pricing fees priceList",
  "steps process howItWorks",
  "cities-map map",
  "prose text paragraph paragraphs richText",
  "contact form contactForm",
  "business-hours hours openingHours",
  "call-to-action cta",
  "hero banner",
  "buttons button cta",
  "items entries list rows",
  "nearbyAreas nearby neighbors",
  "publishedOn published date publishDate",
  "startsOn start starts date startDate",
  "endsOn end ends endDate",
  "startsAt time startTime",
  "place location venue",
  "note notes remark comment",
  "timeZone timezone tz",
  // Kinds of things that are added one by one.
  "city town village",
  "member employee person teammate",
  "office location branch store",
  "review testimonial",
  "offer coupon discount deal special",
  "job opening vacancy position",
  "page article post",
].map((words) => words.split(" "));

const bare = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, "");

/** The one of `names` for which a word stands in other words: `photo` is the field `picture`; undefined where several are meant. */
export function inOtherWords(word: string, names: readonly string[]): string | undefined {
  const same = new Set(
    groups
      .filter((group) => group.some((one) => bare(one) === bare(word)))
      .flat()
      .map(bare),
  );
  const [name, other] = names.filter((one) => same.has(bare(one)));
  return other === undefined ? name : undefined;
}
