import type { ButtonProps } from "../fields/index.ts";
import { Anchor, NewTabAnchor } from "./Anchor.tsx";
import { Icon, iconOf } from "./Icon.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { unbroken } from "./unbroken.tsx";

/** Most characters that stay on one line with a number: more of them are wider than a phone. */
const lineLimit = 24;

/** A link that looks like a button. */
export function Button({ button }: { button: ButtonProps }) {
  const Link = button.newTab ? NewTabAnchor : Anchor;
  const icon = iconOf(button.to);
  const isLong = icon && button.label.length > lineLimit;
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {isLong ? unbroken(button.label) : button.label}
    </>
  );
  return (
    <>
      <Link to={button.to} className={`button ${button.style ?? "secondary"}`}>
        {isLong ? <span>{words}</span> : words}
      </Link>
      <SampleTag of={button} />
    </>
  );
}

/** A row of buttons, the most important first. */
export function Buttons({ items }: { items: ButtonProps[] | undefined }) {
  if (!items) return null;
  return (
    <div className="buttons">
      {items.map((button) => (
        <Button key={`${button.to} ${button.label}`} button={button} />
      ))}
    </div>
  );
}
