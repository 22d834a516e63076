import type { ButtonProps } from "../fields/index.ts";
import type { Prose } from "../fields/summaries.ts";
import { Anchor } from "./Anchor.tsx";
import { SplitBand } from "./Band.tsx";
import { Buttons } from "./Buttons.tsx";
import { Paragraph } from "./Prose.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { unbroken } from "./unbroken.tsx";

/** Something that is shown until a day. */
export interface DatedItem {
  id: string;
  title: string;
  /** Its page, where it has one. */
  path?: string;
  /** Short facts under its title, the most important first. */
  facts: string[];
  text: Prose;
  terms?: string;
  button?: ButtonProps;
  sample?: boolean;
}

interface DatedSection {
  kind: string;
  id?: string;
  heading: string;
  text?: Prose;
  items: DatedItem[];
}

/** A list of jobs, offers or events. */
export function DatedList({ section: { kind, id, heading, text, items } }: { section: DatedSection }) {
  return (
    <SplitBand name={kind} id={id} heading={heading} text={text}>
      <ul className="ledger dated">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}

function Item({ item }: { item: DatedItem }) {
  const { title, path, facts, text, terms, button } = item;
  return (
    <>
      <h3>
        {path === undefined ? title : <Anchor to={path}>{title}</Anchor>}
        <SampleTag of={item} />
      </h3>
      <ul className="dated-facts">
        {facts.map((fact) => (
          <li key={fact}>{unbroken(fact)}</li>
        ))}
      </ul>
      <Paragraph text={text} className="soft" />
      {terms && (
        <p className="soft">
          <small>{terms}</small>
        </p>
      )}
      <Buttons items={button && [button]} />
    </>
  );
}
