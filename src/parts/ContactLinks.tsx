import type { ReactNode } from "react";
import type { ContactLinks as Links } from "../site/site.ts";
import { Address } from "./Address.tsx";
import { Anchor } from "./Anchor.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { unbroken } from "./unbroken.tsx";

interface ContactLinksProps {
  words: { call?: string | undefined; textLabel?: string | undefined; email?: string | undefined };
  links: Links;
}

/** Call, text and e-mail as a ruled list. */
export function ContactLinks({ words, links }: ContactLinksProps) {
  const rows: { icon: IconName; label: string; to: string; note?: string | undefined; isNamed?: boolean }[] =
    [
      ...row("phone", words.call, links.call),
      ...row("message", words.textLabel, links.text),
      ...(links.phones ?? []).map(({ word, href, purpose, number, hours }) => ({
        icon: word.startsWith("text") ? ("message" as const) : ("phone" as const),
        label: `${purpose} ${number}`,
        to: href,
        note: hours,
        isNamed: true,
      })),
      ...row("mail", words.email, links.email),
    ];
  return (
    <ul className="contact-links">
      {rows.map(({ icon, label, to, note, isNamed }) => (
        <li key={label}>
          <Icon name={icon} />
          <Noted note={note}>
            {isNamed ? (
              <NamedNumber to={to} label={label} />
            ) : (
              <Anchor to={to}>
                <Address text={label} />
              </Anchor>
            )}
          </Noted>
        </li>
      ))}
    </ul>
  );
}

/** A way that the business has and that has words. */
function row(icon: IconName, label: string | undefined, to: string | undefined) {
  return label && to ? [{ icon, label, to }] : [];
}

/** A number behind what it is for, which may take lines of its own; the number does not break. */
export function NamedNumber({ to, label }: { to: string; label: string }) {
  return (
    <Anchor to={to} className="named-number">
      {unbroken(label)}
    </Anchor>
  );
}

/** A link with a word under it, where there is one. */
function Noted({ note, children }: { note: string | undefined; children: ReactNode }) {
  if (!note) return children;
  return (
    <div>
      {children}
      <p className="hint">{note}</p>
    </div>
  );
}
