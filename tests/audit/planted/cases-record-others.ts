import { rightIn, spots, wrongIn } from "./record-cases.ts";

/** What somebody else has, wants or says. */
export const sayingsOfOthers = rightIn(spots.removal, "what others have and want", [
  "Most tree companies carry $500,000 of liability insurance and hope for calm weather.",
  "The county wants $1 million of liability coverage before a street is closed, and we have twice that.",
  "Your homeowner's policy may need $300,000 of liability coverage for a tree by the road.",
  "Our competitor in the valley asks for a deposit of 40 percent.",
  "A rival takes half down and comes in spring.",
  "The inn next door has been family owned since 1926, and its elms are ours to prune.",
]);

export const sayingsOfUs = wrongIn(spots.removal, "biz/claims", [
  "Whoever the county asks, we carry [$1 million of liability insurance → {insurance}].",
  "Others may take less; we [take a deposit of 10 percent → ask for {deposit}].",
]);
