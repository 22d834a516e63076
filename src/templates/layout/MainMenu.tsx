import type { LayoutProps } from "../../routes/layout.ts";
import { Anchor } from "../parts/Anchor.tsx";
import { Icon } from "../parts/Icon.tsx";
import { MenuLists } from "./MenuLists.tsx";

/** The menu of wide screens. Lists open under the pointer and under the focus. */
export function MainMenu({ layout }: { layout: LayoutProps }) {
  const { header, mainLabel } = layout.navigation;
  return (
    <nav className="main-menu" aria-label={mainLabel}>
      <ul>
        {header.map((entry) => (
          <li key={entry.label} className={entry.menu && "has-menu"}>
            {entry.to ? (
              <Anchor to={entry.to}>
                {entry.label}
                {entry.menu && <Icon name="chevron" />}
              </Anchor>
            ) : (
              <button type="button">
                {entry.label}
                <Icon name="chevron" />
              </button>
            )}
            {entry.menu && (
              <div className={`menu menu-${entry.menu}`}>
                <MenuLists entry={entry} layout={layout} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
