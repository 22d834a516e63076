import type { ReactNode } from "react";
import { mainId } from "../site/main-id.ts";

/** The parts around a page as HTML. They are made once for all pages; the browser reads them back from the document. */
export interface FrameHtml {
  header: string;
  footer: string;
  floating: string;
  notices: string;
}

/** Where the parts stand in the document, so that the browser can read them back. */
export const framePlaces: Record<keyof FrameHtml, string> = {
  header: ".site-header",
  footer: ".site-footer",
  floating: ".floating-bar",
  notices: ".notices",
};

interface FrameProps {
  html: FrameHtml;
  /** When the application starts: at the first sign of intent, or when the browser is idle. */
  live: "intent" | "idle";
  /** The document stands for every path that has no page. */
  isMissing: boolean;
  children: ReactNode;
}

/** The frame around every page. */
export function Frame({ html, live, isMissing, children }: FrameProps) {
  return (
    <>
      <header className="site-header" dangerouslySetInnerHTML={{ __html: html.header }} />
      <main id={mainId} tabIndex={-1} data-live={live} data-missing={isMissing || undefined}>
        {children}
      </main>
      <footer className="site-footer" dangerouslySetInnerHTML={{ __html: html.footer }} />
      <div className="floating-bar" dangerouslySetInnerHTML={{ __html: html.floating }} />
      <div className="notices" popover="manual" dangerouslySetInnerHTML={{ __html: html.notices }} />
    </>
  );
}
