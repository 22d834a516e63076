import { type FormEvent, type ReactNode, useState } from "react";

interface FieldProps {
  label: string;
  value: string;
  onChoose(value: string): void;
}

interface SelectProps extends FieldProps {
  /** What is read for each value. */
  names: Readonly<Record<string, string>>;
  /** Whether the choice may stay open. */
  hasAll?: boolean;
}

/** A labeled choice. */
export function Select({ label, value, onChoose, names, hasAll = false }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {hasAll && <option value="">All</option>}
        {Object.entries(names).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Values that are read as they are. */
export function asNames(values: Iterable<string>): Record<string, string> {
  return Object.fromEntries([...new Set(values)].map((value) => [value, value]));
}

/** A labeled search field. */
export function SearchField({ label, value, onChoose }: FieldProps) {
  return (
    <label className="field search">
      <span>{label}</span>
      <input type="search" value={value} onChange={({ target }) => onChoose(target.value)} />
    </label>
  );
}

/** Fields side by side; the page stays when they are sent. */
export function Filters({ onSubmit, children }: { onSubmit?(): void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form className="filters" onSubmit={submit}>
      {children}
    </form>
  );
}

/** Names offered at a time. */
const mostMatches = 12;

/** A search for one of many names: the matches are links. */
export function Finder({
  label,
  names,
  linkOf,
}: {
  label: string;
  names: readonly string[];
  linkOf(number: number): string;
}) {
  const [words, setWords] = useState("");
  const wanted = words.toLowerCase();
  const matches = names.flatMap((name, number) =>
    wanted !== "" && name.toLowerCase().includes(wanted) ? { name, number } : [],
  );
  const found =
    matches.length > mostMatches
      ? `The first ${mostMatches} of ${matches.length}`
      : `${matches.length} found`;
  return (
    <div className="finder">
      <SearchField label={label} value={words} onChoose={setWords} />
      <p className="note" role="status">
        {wanted !== "" && found}
      </p>
      <ul className="plain matches">
        {matches.slice(0, mostMatches).map(({ name, number }) => (
          <li key={number}>
            <a href={linkOf(number)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button that saves a file made when it is pressed. */
export function DownloadButton({ label, name, make }: { label: string; name: string; make(): string }) {
  const save = () => {
    const type = name.endsWith(".csv") ? "text/csv" : "application/json";
    const url = URL.createObjectURL(new Blob([make()], { type: `${type};charset=utf-8` }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" onClick={save}>
      {label}
    </button>
  );
}
