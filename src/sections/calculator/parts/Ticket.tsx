import { useEffect, useRef } from "react";
import { DocumentAnchor } from "../../../parts/Anchor.tsx";
import type { SectionView } from "../../index.ts";
import type { Estimate } from "../use-calculator.ts";

interface TicketProps {
  section: SectionView<"calculator">;
  estimate: Estimate | undefined;
}

/** The result of the calculator, as a ticket torn from a pad; a blank one before anything is calculated. */
export function Ticket({ section, estimate }: TicketProps) {
  const { resultHeading, resultArea, resultRate, disclaimer, quote } = section;
  const ticket = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!estimate) return;
    // Firefox first brings back the field in which Enter was pressed.
    const frame = requestAnimationFrame(() => ticket.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [estimate]);
  const style = estimate ? (quote.style ?? "primary") : "secondary";
  return (
    <section
      ref={ticket}
      className={estimate ? "ticket" : "ticket ticket-blank"}
      aria-label={estimate && resultHeading}
    >
      <div className="ticket-lines" aria-hidden={!estimate || undefined}>
        <h3>{resultHeading}</h3>
        <dl>
          <div>
            <dt>{resultArea}</dt>
            <dd>{estimate?.area}</dd>
          </div>
          <div>
            <dt>{resultRate}</dt>
            <dd>{estimate?.rate.label}</dd>
          </div>
        </dl>
        <p className="hint">{(estimate?.rate ?? section.rates[0])?.text}</p>
        <p className="ticket-total">{estimate?.range}</p>
      </div>
      <p className="hint">{disclaimer}</p>
      <DocumentAnchor to={quote.to} className={`button ${style}`}>
        {quote.label}
      </DocumentAnchor>
    </section>
  );
}
