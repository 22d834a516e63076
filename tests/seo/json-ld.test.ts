import { expect, it } from "vitest";
import { type BusinessFacts, buildBusiness } from "../../src/seo/json-ld/business.ts";

const url = "https://www.maple-roofing.example/";
const facts: BusinessFacts = {
  schemaType: "RoofingContractor",
  id: `${url}#business`,
  name: "Maple & Sons Roofing",
  description: "Roof repair.",
  url,
  telephone: "+16125550100",
  email: "hello@maple-roofing.example",
  address: { locality: "Maple Grove", region: "MN", postalCode: "55311", country: "US" },
  hours: [],
  founded: 1971,
  logoUrl: `${url}logo.svg`,
  imageUrl: `${url}roof.webp`,
  areas: [],
  credentials: [],
  profiles: [],
};

it("adds street and prices of the business where there are any", () => {
  const node = buildBusiness({
    ...facts,
    address: { ...facts.address, street: "12 Mill Street" },
    priceRange: "$$",
  });
  expect(node).toMatchObject({ address: { streetAddress: "12 Mill Street" }, priceRange: "$$" });
});

it.each([
  [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "Mo-Fr"],
  [["Monday", "Wednesday"], "Mo,We"],
  [["Saturday", "Sunday"], "Sa-Su"],
  [["Sunday", "Monday"], "Su,Mo"],
  [["Sunday"], "Su"],
] as const)("writes the hours of %j as %s", (days, short) => {
  const node = buildBusiness({ ...facts, hours: [{ days: [...days], opens: "07:30", closes: "17:30" }] });
  expect(node).toMatchObject({ openingHours: [`${short} 07:30-17:30`] });
});
