import type { SectionView } from "../../routes/sections.ts";

type View = SectionView<"calculator">;

/** Input of the calculator. Styles show the field of the chosen mode, so the choice works before any script. */
export function CalculatorForm({ section }: { section: View }) {
  const prefix = section.id ?? section.kind;
  const modes = [
    { value: "sqft", label: section.areaMode },
    { value: "address", label: section.addressMode },
  ];
  return (
    <form className="sheet calculator-form" method="dialog">
      <Tiles legend={section.modeLegend} name="inputMode" choices={modes} />
      <div className="field field-area">
        <label htmlFor={`${prefix}-area`}>{section.areaLabel}</label>
        <p className="hint" id={`${prefix}-area-hint`}>
          {section.areaHint}
        </p>
        <input
          id={`${prefix}-area`}
          name="squareFootage"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${prefix}-area-hint`}
        />
      </div>
      <div className="field field-address">
        <label htmlFor={`${prefix}-address`}>{section.addressLabel}</label>
        <p className="hint" id={`${prefix}-address-hint`}>
          {section.addressHint}
        </p>
        <input
          id={`${prefix}-address`}
          name="address"
          type="text"
          autoComplete="address-line1"
          aria-describedby={`${prefix}-address-hint`}
        />
      </div>
      <Tiles legend={section.typeLegend} name="paintingType" choices={section.rates} />
      <button type="submit" className="button primary">
        {section.calculate}
      </button>
    </form>
  );
}

interface TilesProps {
  legend: string;
  name: string;
  choices: { value: string; label: string }[];
}

/** A choice between large tiles; the first is chosen. */
function Tiles({ legend, name, choices }: TilesProps) {
  return (
    <fieldset className="tiles">
      <legend>{legend}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="tile">
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
