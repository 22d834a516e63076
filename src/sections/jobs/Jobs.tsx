/** The jobs that are open. */
export { DatedList as default } from "../../parts/DatedList.tsx";
