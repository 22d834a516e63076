import { Anchor } from "../parts/Anchor.tsx";
import { mainId } from "../site/main-id.ts";
import { Brand } from "./Brand.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { MenuButton, MobileMenu } from "./MobileMenu.tsx";
import { NumberButton } from "./NumberButton.tsx";
import type { LayoutProps } from "./view.ts";

/** The inside of the site's `<header>`. */
export function Header({ layout }: { layout: LayoutProps }) {
  const { navigation } = layout;
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {navigation.skipLink}
      </a>
      <div className="wrap header-row">
        <Brand layout={layout} />
        <MainMenu layout={layout} />
        <NumberButton layout={layout} className="button secondary small wide-only" />
        <Anchor to={navigation.estimate.to} className="button primary small wide-only">
          {navigation.estimate.label}
        </Anchor>
        <MenuButton layout={layout} />
      </div>
      <MobileMenu layout={layout} />
    </>
  );
}
