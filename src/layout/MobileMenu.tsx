import type { ReactNode } from "react";
import { Anchor } from "../parts/Anchor.tsx";
import { Icon } from "../parts/Icon.tsx";
import { MenuLists, OverviewLink } from "./MenuLists.tsx";
import { NumberButton } from "./NumberButton.tsx";
import type { LayoutProps } from "./view.ts";

const menuId = "site-menu";

/** The button that opens the menu of narrow screens. */
export function MenuButton({ layout }: { layout: LayoutProps }) {
  return (
    <button type="button" className="menu-button" popoverTarget={menuId} popoverTargetAction="show">
      {layout.navigation.menuLabel}
      <Icon name="menu" />
    </button>
  );
}

/** The menu of narrow screens, as a sheet over the whole screen: a popover without script, a modal dialog with it. */
export function MobileMenu({ layout }: { layout: LayoutProps }) {
  const { navigation } = layout;
  const { estimate, closeLabel, menuLabel } = navigation;
  return (
    <dialog id={menuId} className="mobile-menu" aria-label={menuLabel} popover="auto">
      <div className="mobile-menu-head">
        <button type="button" className="menu-button" popoverTarget={menuId} popoverTargetAction="hide">
          {closeLabel}
          <Icon name="close" />
        </button>
      </div>
      <nav className="mobile-menu-body" aria-label={menuLabel}>
        <ul>
          {navigation.header.map((entry) => (
            <li key={entry.label}>
              <MenuEntry entry={entry}>
                <OverviewLink entry={entry} layout={layout} />
                <MenuLists entry={entry} layout={layout} />
              </MenuEntry>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mobile-menu-foot">
        <NumberButton layout={layout} className="button secondary" />
        <Anchor to={estimate.to} className="button primary">
          {estimate.label}
        </Anchor>
      </div>
    </dialog>
  );
}

interface MenuEntryProps {
  entry: LayoutProps["navigation"]["header"][number];
  children: ReactNode;
}

function MenuEntry({ entry, children }: MenuEntryProps) {
  const { label, to, menu } = entry;
  if (!menu) return to ? <Anchor to={to}>{label}</Anchor> : label;
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
