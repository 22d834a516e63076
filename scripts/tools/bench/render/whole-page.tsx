import type { ReactNode } from "react";
import { FloatingBar } from "../../../../src/layout/FloatingBar.tsx";
import { Footer } from "../../../../src/layout/Footer.tsx";
import { Frame, type FrameHtml } from "../../../../src/layout/Frame.tsx";
import { Header } from "../../../../src/layout/Header.tsx";
import { Notices } from "../../../../src/layout/Notices.tsx";
import type { LayoutProps } from "../../../../src/layout/view.ts";
import type { PageProps } from "../../../../src/pages/page.ts";
import { Page } from "../../../../src/renderer/Page.tsx";
import { mainId } from "../../../../src/site/main-id.ts";

/** A page with the frame around it, all of it elements, as a program without a thought for speed would write it. */
export function WholePage({ page, layout }: { page: PageProps; layout: LayoutProps }): ReactNode {
  return (
    <>
      <header className="site-header">
        <Header layout={layout} />
      </header>
      <main id={mainId} tabIndex={-1} data-live="intent">
        <Page page={page} />
      </main>
      <footer className="site-footer">
        <Footer layout={layout} />
      </footer>
      <div className="floating-bar">
        <FloatingBar layout={layout} />
      </div>
      <div className="notices" popover="manual">
        <Notices layout={layout} />
      </div>
    </>
  );
}

/** The same where header and footer were rendered once for all pages. */
export function FramedPage({ page, frame }: { page: PageProps; frame: FrameHtml }): ReactNode {
  return (
    <Frame html={frame} live="intent" isMissing={false}>
      <Page page={page} />
    </Frame>
  );
}

/** The parts of the frame, from the function that renders them. */
export function renderFrame(layout: LayoutProps, render: (node: ReactNode) => string): FrameHtml {
  return {
    header: render(<Header layout={layout} />),
    footer: render(<Footer layout={layout} />),
    floating: render(<FloatingBar layout={layout} />),
    notices: render(<Notices layout={layout} />),
  };
}
