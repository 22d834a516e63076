/** The offers of these days. */
export { DatedList as default } from "../../parts/DatedList.tsx";
