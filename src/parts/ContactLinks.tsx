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
  const rows: { icon: IconName; label: string; to: string }[] = [
    { icon: "phone", label: words.call, to: links.call },
    { icon: "message", label: words.textLabel, to: links.text },
    { icon: "mail", label: words.email, to: links.email },
  ];
  return (
    <ul className="contact-links">
      {rows.map(({ icon, label, to }) => (
        <li key={icon}>
          <Icon name={icon} />
          <Anchor to={to}>
            <Address text={label} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
