/** The event of the page. */
export { DatedDetails as default } from "../../parts/DatedDetails.tsx";
