declare module "zipcodes" {
  /** A ZIP code of the United States and the middle of its area, in decimal degrees. */
  export interface ZipCode {
    zip: string;
    city: string;
    state: string;
    latitude: number;
    longitude: number;
  }
  export function lookup(zip: string): ZipCode | undefined;
}
