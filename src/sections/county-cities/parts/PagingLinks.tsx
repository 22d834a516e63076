import { Anchor } from "../../../parts/Anchor.tsx";
import type { PagingView } from "../paging-view.ts";

/** Links from one page of a long list to the others: to the neighbors by name, to all by number. */
export function PagingLinks({ paging }: { paging: PagingView }) {
  const { label, previous, next, pages } = paging;
  return (
    <nav className="paging" aria-label={label}>
      {previous && (
        <Anchor to={previous.path} className="strong-link">
          {previous.label}
        </Anchor>
      )}
      <ol>
        {pages.map((page) => (
          <li key={page.number}>
            {page.isCurrent ? (
              <span aria-current="page">{page.number}</span>
            ) : (
              <Anchor to={page.path} label={page.label}>
                {page.number}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <Anchor to={next.path} className="strong-link">
          {next.label}
        </Anchor>
      )}
    </nav>
  );
}
