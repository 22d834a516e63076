// Generated from the data by `npm run functions`; edit the data instead.
import type { Settings } from "./settings.ts";

export const settings: Settings = {
  "origins": [
    "https://www.citrusandcoast.example"
  ],
  "mailsPerAddressPerDay": 2,
  "mailsPerHour": 60,
  "lookUpsPerDay": 200
};
