import { Anchor } from "./Anchor.tsx";
import { Icon, type IconName } from "./Icon.tsx";

/** Where the contact words lead. */
export interface ContactHrefs {
  call: string;
  text: string;
  email: string;
}

interface ContactLinksProps {
  words: { call: string; textLabel: string; email: string };
  links: ContactHrefs | undefined;
}

/** Call, text and e-mail as a ruled list. */
export function ContactLinks({ words, links }: ContactLinksProps) {
  const rows: { icon: IconName; label: string; to: string | undefined }[] = [
    { icon: "phone", label: words.call, to: links?.call },
    { icon: "message", label: words.textLabel, to: links?.text },
    { icon: "mail", label: words.email, to: links?.email },
  ];
  return (
    <ul className="contact-links">
      {rows.map(({ icon, label, to }) => (
        <li key={icon}>
          <Icon name={icon} />
          {to === undefined ? label : <Anchor to={to}>{label}</Anchor>}
        </li>
      ))}
    </ul>
  );
}
