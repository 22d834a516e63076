import type { Resolved } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(section: Resolved<typeof fields>, { city }: PageContext) {
  return (
    city && {
      heading: city.props.customH1 ?? section.heading,
      lead: city.props.lead,
      ...(city.props.picture && { picture: city.props.picture }),
    }
  );
}
