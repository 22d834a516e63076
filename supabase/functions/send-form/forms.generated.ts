// Generated from the data by `npm run functions`; edit the data instead.
import type { Forms } from "./forms.ts";

export const forms: Forms = {
  "from": "Citrus & Coast Painting <estimates@citrusandcoast.example>",
  "to": "Citrus & Coast Painting <estimates@citrusandcoast.example>",
  "forms": {}
};
