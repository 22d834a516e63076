import type { ReactNode } from "react";
import type { ContactLinks as Links } from "../site/site.ts";
import { Address } from "./Address.tsx";
import { Anchor } from "./Anchor.tsx";
import { Icon, type IconName } from "./Icon.tsx";

interface ContactLinksProps {
  words: { call: string; textLabel: string; email: string };
  links: Links;
}

/** Call, text and e-mail as a ruled list. */
export function ContactLinks({ words, links }: ContactLinksProps) {
  const rows: { icon: IconName; label: string; to: string; note?: string | undefined }[] = [
    { icon: "phone", label: words.call, to: links.call },
    { icon: "message", label: words.textLabel, to: links.text },
    ...(links.phones ?? []).map(({ word, href, purpose, number, hours }) => ({
      icon: word.startsWith("text") ? ("message" as const) : ("phone" as const),
      label: `${purpose} ${number}`,
      to: href,
      note: hours,
    })),
    { icon: "mail", label: words.email, to: links.email },
  ];
  return (
    <ul className="contact-links">
      {rows.map(({ icon, label, to, note }) => (
        <li key={label}>
          <Icon name={icon} />
          <Noted note={note}>
            <Anchor to={to}>
              <Address text={label} />
            </Anchor>
          </Noted>
        </li>
      ))}
    </ul>
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
