import type { PersonLeaf } from "schema-dts";

/** What structured data says of a person of the firm. */
export interface PersonFacts {
  id: string;
  name: string;
  role: string;
  imageUrl?: string;
  /** Page of the person. */
  url?: string;
  businessId: string;
}

/**
 * A person who works for the business. The person names the business, not the other way around: the business says the same
 * on every page, and not every page shows its people.
 */
export function buildPerson({ id, name, role, imageUrl, url, businessId }: PersonFacts): PersonLeaf {
  return {
    "@type": "Person",
    "@id": id,
    name,
    jobTitle: role,
    ...(imageUrl && { image: imageUrl }),
    ...(url && { url }),
    worksFor: { "@id": businessId },
  };
}
