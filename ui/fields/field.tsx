import { type ReactNode, useId } from 'react';
import { FieldWiringProvider } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  /** What helps; gives way to the error. */
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** How much has been written of what fits: "12/200". */
  count?: string;
  /** The word that says so. */
  optional?: string;
  isRequired?: boolean;
  className?: string;
  /** One control of the kit. */
  children: ReactNode;
};

/** One field of a form: its name above; below it what is wrong, or what helps. */
export function Field({ label, hint, error, count, optional, isRequired, className = '', children }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  const described = [below && `${id}-below`, count && `${id}-count`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-baseline gap-1.5 font-medium">
        {label}
        {optional && <span className="text-xs font-normal text-ink-3">{optional}</span>}
      </label>
      <div className="mt-1.5">
        <FieldWiringProvider
          value={{
            id,
            'aria-invalid': error !== undefined,
            'aria-describedby': described || undefined,
            'aria-required': isRequired,
          }}
        >
          {children}
        </FieldWiringProvider>
      </div>
      {described && (
        <div className="mt-1 flex gap-3 text-xs">
          {below && <FieldNote id={`${id}-below`} text={below} isError={error !== undefined} />}
          {count && (
            <p id={`${id}-count`} className="ml-auto shrink-0 text-ink-3 tabular-nums">
              {count}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The line below a control. */
export function FieldNote({ id, text, isError = false }: { id: string; text: ReactNode; isError?: boolean }) {
  return (
    <p id={id} className={`text-xs ${isError ? 'text-brand-deep' : 'text-ink-3'}`}>
      {text}
    </p>
  );
}
