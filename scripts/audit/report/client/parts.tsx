import type { ReactNode } from "react";
import type { Severity } from "../../../../src/problem.ts";
import { type Counts, useModel } from "./model.ts";
import { pageLink } from "./router.ts";
import { counted } from "./words.ts";

const severityNames: Record<Severity, string> = { error: "Error", warning: "Warning", info: "Info" };

export function SeverityMark({ severity }: { severity: Severity }) {
  return <span className={`severity ${severity}`}>{severityNames[severity]}</span>;
}

/** What stands in a view, under its heading. */
export function View({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </>
  );
}

/** A part of a view under a heading. */
export function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Says that there is nothing to show. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="empty">{children}</p>;
}

/** How many findings a page has: only the severities that occur. */
export function CountMarks({ counts }: { counts: Counts }) {
  const marks = (["error", "warning", "info"] as const).filter((severity) => counts[severity] > 0);
  if (marks.length === 0) return <span className="counts clean">clean</span>;
  return (
    <span className="counts">
      {marks.map((severity) => {
        const name = severityNames[severity].toLowerCase();
        return (
          <span key={severity} className={`count ${severity}`} title={counted(counts[severity], name)}>
            {counts[severity]}
            <span className="visually-hidden"> {name} </span>
          </span>
        );
      })}
    </span>
  );
}

/** A link to the view of a page of the site. */
export function PageLink({ page }: { page: number }) {
  const { path } = useModel().page(page);
  return <a href={pageLink(path)}>{path}</a>;
}

/** An address elsewhere: a link for http and https, else only its text. */
export function OutsideLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span>{url}</span>;
  return (
    <a href={url} rel="noopener noreferrer" target="_blank">
      {url}
    </a>
  );
}

export function Table({
  heads,
  children,
  ...table
}: {
  className?: string;
  heads: string[];
  children: ReactNode;
}) {
  return (
    <table {...table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
