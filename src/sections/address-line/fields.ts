import { prose, section } from "../../fields/index.ts";

export const fields = section("address-line", "One quiet line.", {
  text: prose("The line.", "{businessName}, Maple Grove"),
});
