import { Anchor } from "../parts/Anchor.tsx";
import { Icon, iconOf } from "../parts/Icon.tsx";
import type { LayoutProps } from "./view.ts";

/** The button that calls the business, or texts it where it answers texts alone; none where it has no number. */
export function NumberButton({ layout, className }: { layout: LayoutProps; className: string }) {
  const { navigation, contactLinks } = layout;
  const to = contactLinks.call ?? contactLinks.text;
  if (to === undefined) return null;
  return (
    <Anchor to={to} className={className} label={navigation.phoneAccessibleLabel}>
      <Icon name={iconOf(to) ?? "phone"} />
      {navigation.phoneLabel}
    </Anchor>
  );
}
