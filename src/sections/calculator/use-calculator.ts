import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lookUpSquareFootage } from "../../calls/calls.ts";
import { describeFailure, failure, type Outcome } from "../../calls/outcome.ts";
import { clearNotices, showNotice } from "../../layout/notices.ts";
import { fillText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";
import { type AreaLimits, areaLimitsFor, parseArea } from "./parse-area.ts";
import type { Rate } from "./view.ts";

type Words = SectionView<"calculator">;

/** A finished calculation, as it is shown. */
export interface Estimate {
  area: string;
  rate: Rate;
  range: string;
}

/** What the template of the calculator shows and listens to. */
export interface CalculatorView {
  form: RefObject<HTMLFormElement | null>;
  /** True until something is entered in either field. */
  isEmpty: boolean;
  isLookingUp: boolean;
  /** The look-up failed, and nothing has been entered since. */
  isLookupFailed: boolean;
  errors: { squareFootage?: string; address?: string };
  /** Stays until the next one is calculated. */
  estimate: Estimate | undefined;
  handlers: { onSubmit(event: FormEvent<HTMLFormElement>): void; onInput(): void };
}

/** Calculates a range from an area, or from an address whose area is looked up. */
export function useCalculator(words: Words): CalculatorView {
  const form = useRef<HTMLFormElement>(null);
  const limits = areaLimitsFor(words.rates.map(({ low }) => low));
  const [isEmpty, setEmpty] = useState(true);
  const [isLookingUp, setLookingUp] = useState(false);
  const [isLookupFailed, setLookupFailed] = useState(false);
  const [errors, setErrors] = useState<CalculatorView["errors"]>({});
  const [estimate, setEstimate] = useState<Estimate>();

  const readEmpty = () => {
    const { squareFootage, address } = form.current ? entriesOf(form.current) : emptyEntries;
    setEmpty(squareFootage === "" && address === "");
  };
  // Something may have been entered before the page became live.
  useEffect(readEmpty, []);

  const refuse = (element: HTMLFormElement, field: "squareFootage" | "address", error: string) => {
    // The message has to stand before the focus arrives, or a screen reader misses it.
    flushSync(() => setErrors({ [field]: error }));
    controlOf(element, field)?.focus();
  };

  const calculate = (area: number, type: string) => {
    const rate = words.rates.find(({ value }) => value === type) ?? words.rates[0];
    if (!rate) return;
    const found = createEstimate(words, area, rate);
    setEstimate(found.estimate);
    showNotice({
      kind: "success",
      title: words.calculated.title,
      text: fillText(words.calculated.text, { n: found.areaNumber }),
    });
  };

  const lookUp = async (element: HTMLFormElement, address: string, type: string) => {
    setLookingUp(true);
    const found = checkArea(await lookUpSquareFootage(address), limits);
    if (found.ok) {
      const control = controlOf(element, "squareFootage");
      if (control) control.value = String(found.value);
      calculate(found.value, type);
    } else {
      console.error(describeFailure("Property look-up", found));
      setLookupFailed(true);
      showNotice({ kind: "error", ...words.lookupFailed });
    }
    flushSync(() => setLookingUp(false));
    // A button that was disabled has lost the focus.
    if (document.activeElement === document.body)
      element.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  };

  return {
    form,
    isEmpty,
    isLookingUp,
    isLookupFailed,
    errors,
    estimate,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        if (isLookingUp) return;
        const element = event.currentTarget;
        const { inputMode, squareFootage, address, paintingType } = entriesOf(element);
        setErrors({});
        setLookupFailed(false);
        clearNotices();
        if (inputMode === "address") {
          if (address === "") refuse(element, "address", words.addressMissing);
          else void lookUp(element, address, paintingType);
          return;
        }
        const area = parseArea(squareFootage, words.locale, words.areaUnit, limits);
        if (area === undefined) refuse(element, "squareFootage", areaFault(words, limits));
        else calculate(area, paintingType);
      },
      onInput: () => {
        readEmpty();
        setErrors({});
        setLookupFailed(false);
      },
    },
  };
}

const emptyEntries = { inputMode: "", squareFootage: "", address: "", paintingType: "" };

function entriesOf(form: HTMLFormElement): typeof emptyEntries {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "").trim();
  return {
    inputMode: read("inputMode"),
    squareFootage: read("squareFootage"),
    address: read("address"),
    paintingType: read("paintingType"),
  };
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** A house of impossible size is no usable answer of the records. */
function checkArea(found: Outcome<number>, { min, max }: AreaLimits): Outcome<number> {
  const isPossible = !found.ok || (found.value >= min && found.value <= max);
  return isPossible ? found : failure("malformed", "the square footage is outside the limits");
}

/** Says which areas are taken. */
function areaFault({ areaInvalid, locale }: Words, { min, max }: AreaLimits): string {
  return fillText(areaInvalid, { min: min.toLocaleString(locale), max: max.toLocaleString(locale) });
}

function createEstimate(words: Words, area: number, rate: Rate): { areaNumber: string; estimate: Estimate } {
  const { locale, currency } = words;
  const money = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  const areaNumber = area.toLocaleString(locale);
  const range = { min: money.format(area * rate.low), max: money.format(area * rate.high) };
  return {
    areaNumber,
    estimate: {
      area: fillText(words.areaUnit, { n: areaNumber }),
      rate,
      range: fillText(words.range, range),
    },
  };
}
