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
  const isLong = button.label.length > lineLimit;
  return (
    <>
      <Link to={button.to} className={`button ${button.style ?? "secondary"}`}>
        {icon && isLong ? (
          <span>
            <Icon name={icon} />
            {unbroken(button.label)}
          </span>
        ) : (
          <>
            {icon && <Icon name={icon} />}
            {button.label}
          </>
        )}
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
