/** What the data says about the calls; `npm run functions` writes it into settings.generated.ts. */
export interface Settings {
  /** Origins of the pages that may call, without a slash at the end. */
  origins: string[];
  /** Confirmations that one address gets within 24 hours. */
  mailsPerAddressPerDay: number;
  /** Confirmations to all addresses together within an hour. */
  mailsPerHour: number;
  /** Paid look-ups for all visitors together within 24 hours. */
  lookUpsPerDay: number;
}
