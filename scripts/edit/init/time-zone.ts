/** States with one time zone, by its IANA name. */
const states: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Chicago": "AL AR IA IL LA MN MO MS OK WI",
  "America/Denver": "CO MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA WA",
  "Pacific/Honolulu": "HI",
  "Pacific/Guam": "GU",
  "America/Puerto_Rico": "PR",
  "America/St_Thomas": "VI",
};

/** The time zone of a state, two letters; undefined where parts of it keep different times. */
export function timeZoneOf(state: string): string | undefined {
  return Object.keys(states).find((zone) => states[zone]?.split(" ").includes(state));
}
