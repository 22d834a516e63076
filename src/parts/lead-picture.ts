import { createContext, useContext } from "react";
import type { Picture } from "../fields/summaries.ts";

const LeadPictureContext = createContext<string | undefined>(undefined);

export const LeadPictureProvider = LeadPictureContext.Provider;

/** True where one of the pictures is that that a phone shows on the first screen below an opening without one. */
export function useIsLead(...pictures: Picture[]): boolean {
  const lead = useContext(LeadPictureContext);
  return pictures.some(({ name }) => name === lead);
}
