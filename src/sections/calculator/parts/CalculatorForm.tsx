import type { Prose } from "../../../fields/summaries.ts";
import { AddressParts } from "../../../parts/AddressParts.tsx";
import { takesAddress } from "../../../parts/address-parts.ts";
import { FieldError, FormMessage } from "../../../parts/FormMessage.tsx";
import { Paragraph } from "../../../parts/Prose.tsx";
import type { SectionView } from "../../index.ts";
import type { CalculatorView } from "../use-calculator.ts";

type View = SectionView<"calculator">;

/** Input of the calculator. Styles show the field of the chosen mode, so the choice works before any script. */
export function CalculatorForm({ section, calculator }: { section: View; calculator: CalculatorView }) {
  const prefix = section.id ?? section.kind;
  const { isEmpty, isLookingUp, isLookupFailed, errors } = calculator;
  const modes = [
    { value: "sqft", label: section.areaMode },
    { value: "address", label: section.addressMode },
  ];
  return (
    <form
      className="sheet calculator-form"
      method="dialog"
      ref={calculator.form}
      data-state={isLookingUp ? "looking-up" : "ready"}
      {...calculator.handlers}
    >
      <Tiles legend={section.modeLegend} name="inputMode" choices={modes} />
      <TextField
        id={`${prefix}-area`}
        className="field-area"
        label={section.areaLabel}
        hint={section.areaHint}
        error={errors.squareFootage}
        input={{ name: "squareFootage", inputMode: "decimal", autoComplete: "off" }}
      />
      <TextField
        id={`${prefix}-address`}
        className="field-address"
        label={section.addressLabel}
        hint={section.addressHint}
        error={errors.address}
        input={{ name: "address", autoComplete: "address-line1" }}
        note={section.privacy}
      />
      <Tiles legend={section.typeLegend} name="paintingType" choices={section.rates} />
      {isLookupFailed && <FormMessage kind="error" {...section.lookupFailed} />}
      <button type="submit" className="button primary" disabled={isEmpty || isLookingUp}>
        {isLookingUp ? section.lookingUp : section.calculate}
      </button>
    </form>
  );
}

interface TextFieldProps {
  id: string;
  className: string;
  label: string;
  hint: string;
  error: string | undefined;
  input: { name: string; inputMode?: "decimal"; autoComplete: string };
  /** Stands under the field. */
  note?: Prose | undefined;
}

function TextField({ id, className, label, hint, error, input, note }: TextFieldProps) {
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <FieldError id={`${id}-error`} text={error} />
      <input
        id={id}
        type="text"
        {...input}
        aria-describedby={describedBy}
        aria-invalid={error !== undefined || undefined}
      />
      {takesAddress(input.autoComplete) && <AddressParts of={id} />}
      <Paragraph text={note} className="hint" />
    </div>
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
