import { SplitBand } from "../../parts/Band.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";
import { CalculatorForm } from "./parts/CalculatorForm.tsx";
import { Ticket } from "./parts/Ticket.tsx";
import { useCalculator } from "./use-calculator.ts";

/** Estimate from an area or an address, with examples that need no script. */
export default function Calculator({ section }: { section: SectionView<"calculator"> }) {
  const { id, heading, text, scriptless } = section;
  const calculator = useCalculator(section);
  const { estimate } = calculator;
  return (
    <SplitBand name="calculator" id={id} tone="cool" heading={heading} text={text}>
      <div className="calculator-grid">
        <CalculatorForm section={section} calculator={calculator} />
        <div className="samples">
          <Ticket section={section} estimate={estimate} />
          <Samples section={section} />
          <noscript>
            <Paragraph text={scriptless} className="hint scriptless" />
          </noscript>
        </div>
      </div>
    </SplitBand>
  );
}

function Samples({ section }: { section: SectionView<"calculator"> }) {
  const { samplesText, rates, samples } = section;
  return (
    <table>
      <caption>
        <h3>{samplesText.heading}</h3> {samplesText.caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{samplesText.areaColumn}</th>
          {rates.map(({ value, label }) => (
            <th key={value} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {samples.map(({ area, ranges }) => (
          <tr key={area}>
            <th scope="row">{area}</th>
            {rates.map(({ value }, index) => (
              <td key={value}>{ranges[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
