import { useEffect, useId, useRef } from 'react';
import type { CardField as FieldName } from './card-digits.ts';

type CardFieldProps = {
  name: FieldName;
  label: string;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** Says what is wrong with it; shown below and read out. */
  wrong: string | null;
};

/** One line of the test card form. No browser may fill in a real card here. */
export function CardField({ name, label, value, placeholder, onChange, wrong }: CardFieldProps) {
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  // What was written before the scripts came counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find something
  useEffect(() => {
    const written = element.current?.value ?? '';
    if (written !== value) onChange(written);
  }, []);
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className="mb-1 block text-ink-2">
        {label}
      </label>
      <input
        ref={element}
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong !== null}
        aria-describedby={wrong ? `${id}wrong` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-md border border-ink-3/45 bg-card px-3 text-base tabular-nums placeholder:text-ink-3/70 hover:border-ink-3 focus-visible:rounded-md aria-invalid:border-brand"
      />
      {wrong && (
        <p id={`${id}wrong`} className="mt-1 text-xs text-brand-deep">
          {wrong}
        </p>
      )}
    </div>
  );
}
