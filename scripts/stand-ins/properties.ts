/** A record as the property API has it; a house whose size is unknown has no `squareFootage`. */
export interface PropertyRecord {
  id: string;
  formattedAddress: string;
  propertyType: string;
  bedrooms: number;
  bathrooms: number;
  /** Indoor living area, in square feet. */
  squareFootage?: number;
  /** In square feet. */
  lotSize: number;
  yearBuilt: number;
  features: { floorCount: number };
  /** Here, as in real records, so that a test sees it stay behind. */
  owner: { names: string[]; type: string; mailingAddress: { formattedAddress: string } };
  propertyTaxes: Record<string, { year: number; total: number }>;
}

/** Invented houses. The first is the one that the preview names when it starts. */
export const properties: PropertyRecord[] = [
  record("12 Maple Street, Maple Grove, MN 55311", {
    squareFootage: 1850,
    yearBuilt: 1964,
    owner: "Ada Ownerson",
  }),
  record("7 Birch Lane, Maple Grove, MN 55369", {
    squareFootage: 2412.5,
    yearBuilt: 1988,
    owner: "Ole Ownerson",
  }),
  record("3 Unmeasured Road, Maple Grove, MN 55311", { yearBuilt: 1951, owner: "Una Ownerson" }),
];

/** The address that a person can look up here. */
export const knownAddress = properties[0]?.formattedAddress ?? "";

function record(
  formattedAddress: string,
  { owner, ...facts }: { squareFootage?: number; yearBuilt: number; owner: string },
): PropertyRecord {
  return {
    id: formattedAddress.replaceAll(" ", "-"),
    formattedAddress,
    propertyType: "Single Family",
    bedrooms: 3,
    bathrooms: 2,
    ...facts,
    lotSize: 6200,
    features: { floorCount: 1 },
    owner: { names: [owner], type: "Individual", mailingAddress: { formattedAddress } },
    propertyTaxes: { "2024": { year: 2024, total: 4310 } },
  };
}
