import type { ReactNode } from "react";
import { useWords } from "./words.ts";

/** Path the site lives under, without the slash at its end. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** A link target of the props → the `href` of an element: paths get the base of the site in front. */
export function hrefOf(to: string): string {
  return to.startsWith("/") ? `${base}${to}` : to;
}

interface AnchorProps {
  to: string;
  className?: string | undefined;
  /** What a screen reader says, where the words alone do not suffice; begins with them. */
  label?: string | undefined;
  children: ReactNode;
}

/** A link inside this tab: a plain anchor. The application listens at the document, so that links work before it is there. */
export function Anchor({ to, className, label, children }: AnchorProps) {
  return (
    <a href={hrefOf(to)} className={className} aria-label={label}>
      {children}
    </a>
  );
}

/** A link that loads its page as a new document, also where the application could show it. */
export function DocumentAnchor({ to, className, children }: AnchorProps) {
  return (
    <a href={hrefOf(to)} className={className} data-document="">
      {children}
    </a>
  );
}

/** A link that opens a new tab, and says so to people who cannot see it. */
export function NewTabAnchor({ to, className, children }: AnchorProps) {
  const words = useWords();
  return (
    <a href={hrefOf(to)} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({words.newTab})</span>
    </a>
  );
}
