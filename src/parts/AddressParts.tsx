import { type FormEvent, useEffect, useRef, useState } from "react";
import { addressTokens, joinAddress } from "./address-parts.ts";

/** Fields that people neither see nor reach, for the parts of an address that browsers do not put into the one with the id `of`. They have no names, so nothing sends them. */
export function AddressParts({ of }: { of: string }) {
  const [isLive, setLive] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => setLive(true), []);
  if (!isLive) return null;
  const join = (event: FormEvent) => {
    event.stopPropagation();
    const field = document.getElementById(of);
    const inputs = [...(parts.current?.querySelectorAll("input") ?? [])];
    if (field instanceof HTMLInputElement) joinAddress(field, inputs);
  };
  return (
    <div className="visually-hidden" aria-hidden="true" ref={parts} onInput={join}>
      {addressTokens.map((token) => (
        <input key={token} type="text" tabIndex={-1} autoComplete={token} />
      ))}
    </div>
  );
}
