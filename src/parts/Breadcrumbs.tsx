import type { Crumb } from "../fields/summaries.ts";
import { Anchor } from "./Anchor.tsx";
import { useWords } from "./words.ts";

/** The trail from home to this page; nothing on pages that hang below nothing. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const words = useWords();
  if (items.length < 2) return null;
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumb}>
      <ol>
        {items.map(({ name, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? (
              <Anchor to={path}>{name}</Anchor>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
