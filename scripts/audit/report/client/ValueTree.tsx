import { List } from "./lists.tsx";

/** Levels that are open at first. */
const openLevels = 2;

/** A JSON value as a tree that opens and closes. */
export function ValueTree({ value, level = 0 }: { value: unknown; level?: number }) {
  if (typeof value !== "object" || value === null) return <span className="leaf">{String(value)}</span>;
  return (
    <List className="tree" items={Object.entries(value)}>
      {([name, item]) => <Entry name={Array.isArray(value) ? undefined : name} value={item} level={level} />}
    </List>
  );
}

function Entry({ name, value, level }: { name: string | undefined; value: unknown; level: number }) {
  const label = name !== undefined && (
    <>
      <span className="key">{name}</span>{" "}
    </>
  );
  const isLeaf = typeof value !== "object" || value === null;
  const tree = <ValueTree value={value} level={level + 1} />;
  if (isLeaf)
    return (
      <>
        {label}
        {tree}
      </>
    );
  return (
    <details open={level < openLevels}>
      <summary>
        {label}
        <span className="type">{describe(value)}</span>
      </summary>
      {tree}
    </details>
  );
}

/** Type and name of a node, or how many entries a list has. */
function describe(value: object): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  const { "@type": type, name } = value as Record<string, unknown>;
  const words = [type, name].flatMap((part) => (typeof part === "string" ? part : []));
  return words.length > 0 ? words.join(" · ") : "object";
}
