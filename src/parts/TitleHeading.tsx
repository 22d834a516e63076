import { unbrokenHeading } from "./unbroken.tsx";

const longTitle = 40;

/** The main heading of a page; a long one is set smaller. */
export function TitleHeading({ text }: { text: string }) {
  return <h1 className={text.length > longTitle ? "long" : undefined}>{unbrokenHeading(text)}</h1>;
}
