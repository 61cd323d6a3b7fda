import { useEffect, useRef } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
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
  const element = useRef<HTMLInputElement>(null);
  // What was written before the scripts came counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find something
  useEffect(() => {
    const written = element.current?.value ?? '';
    if (written !== value) onChange(written);
  }, []);
  return (
    <Field label={label} error={wrong ?? undefined} className="min-w-0 grow">
      <Input
        ref={element}
        name={name}
        value={value}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className="w-full tabular-nums"
      />
    </Field>
  );
}
