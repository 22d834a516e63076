import type { OwnText } from "../../similarity/similarity.ts";
import { List } from "./lists.tsx";
import { Empty, Section, View } from "./parts.tsx";
import { pageLink, useChoices, type Visit } from "./router.ts";
import { compareTexts, type Piece } from "./shared-passages.ts";
import { percent } from "./words.ts";

const title = "Two texts side by side";

export function NoSuchPair() {
  return (
    <View title={title}>
      <Empty>This report does not include the texts of these two pages.</Empty>
    </View>
  );
}

/** The texts of two pages side by side, with what they share marked. */
export function Pair({ visit, texts: [first, second] }: { visit: Visit; texts: [OwnText, OwnText] }) {
  const { choices, choose } = useChoices(visit);
  const isMasked = choices.masked === "1";
  const form = isMasked ? "masked" : "raw";
  const { texts, similarity } = compareTexts(first[form], second[form]);
  const { a = "", b = "" } = choices;
  return (
    <View title={title}>
      <label className="check">
        <input
          type="checkbox"
          checked={isMasked}
          onChange={({ target }) => choose({ masked: target.checked ? "1" : "" })}
        />{" "}
        Mask names of places, services, and the business
      </label>
      <p className="lead" role="status">
        {percent(similarity)} of their five-word sequences match
        {isMasked && " with names masked"}. <mark>Shared passages</mark> are highlighted.
      </p>
      <div className="columns texts">
        <Passages path={a} blocks={texts[0]} />
        <Passages path={b} blocks={texts[1]} />
      </div>
    </View>
  );
}

function Passages({ path, blocks }: { path: string; blocks: readonly Piece[][] }) {
  return (
    <Section heading={<a href={pageLink(path)}>{path}</a>}>
      <List className="passages" items={blocks}>
        {(pieces) => <p className="passage">{pieces.map(renderPiece)}</p>}
      </List>
    </Section>
  );
}

function renderPiece({ text, isShared }: Piece, at: number) {
  return isShared ? <mark key={at}>{text}</mark> : text;
}
