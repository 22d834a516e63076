import { useEffect, useRef } from "react";
import type { SectionView } from "../../routes/sections.ts";
import type { Estimate } from "../../widgets/calculator.ts";
import { DocumentAnchor } from "./Anchor.tsx";

interface TicketProps {
  section: SectionView<"calculator">;
  estimate: Estimate;
}

/** The result of the calculator, as a ticket torn from a pad. */
export function Ticket({ section, estimate }: TicketProps) {
  const { resultHeading, resultArea, resultRate, disclaimer, quote } = section;
  const { area, rate, range } = estimate;
  const ticket = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each calculation brings its result into sight
  useEffect(() => {
    ticket.current?.scrollIntoView({ block: "nearest" });
  }, [estimate]);
  return (
    <section ref={ticket} className="ticket" aria-label={resultHeading}>
      <h3>{resultHeading}</h3>
      <dl>
        <div>
          <dt>{resultArea}</dt>
          <dd>{area}</dd>
        </div>
        <div>
          <dt>{resultRate}</dt>
          <dd>{rate.label}</dd>
        </div>
      </dl>
      <p className="hint">{rate.text}</p>
      <p className="ticket-total">{range}</p>
      <p className="hint">{disclaimer}</p>
      <DocumentAnchor to={quote.to} className={`button ${quote.style ?? "primary"}`}>
        {quote.label}
      </DocumentAnchor>
    </section>
  );
}
