/** Events to come. */
export { DatedList as default } from "../../parts/DatedList.tsx";
