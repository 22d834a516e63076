/** A ZIP code as the package zipcodes has it; coordinates in decimal degrees, 0 and 0 where it knows none. */
export interface PackageZip {
  zip: string;
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Every ZIP code of the United States in the package. The package also has postal codes of Canada. */
export function readPackage(require: NodeJS.Require): PackageZip[] {
  const { codes } = require("zipcodes") as { codes: Record<string, PackageZip> };
  return Object.values(codes).filter(({ country, zip }) => country === "US" && /^\d{5}$/.test(zip));
}
