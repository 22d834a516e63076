import { Anchor } from "../parts/Anchor.tsx";
import { Icon } from "../parts/Icon.tsx";
import { MenuLists, OverviewLink } from "./MenuLists.tsx";
import type { LayoutProps } from "./view.ts";

/** The menu of wide screens. Lists open under the pointer and under the focus. */
export function MainMenu({ layout }: { layout: LayoutProps }) {
  const { header, mainLabel } = layout.navigation;
  return (
    <nav className="main-menu" aria-label={mainLabel}>
      <ul>
        {header.map((entry, index) =>
          entry.menu ? (
            <li key={entry.label} className="has-menu">
              <button type="button" aria-expanded={false} aria-controls={`menu-${index}`}>
                {entry.label}
                <Icon name="chevron" />
              </button>
              <div id={`menu-${index}`} className={`menu menu-${entry.menu}`}>
                <OverviewLink entry={entry} layout={layout} />
                <MenuLists entry={entry} layout={layout} />
              </div>
            </li>
          ) : (
            <li key={entry.label}>{entry.to && <Anchor to={entry.to}>{entry.label}</Anchor>}</li>
          ),
        )}
      </ul>
    </nav>
  );
}
