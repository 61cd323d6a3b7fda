import { type ReactNode, useId } from 'react';

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined; 'aria-required': boolean };

type FormFieldProps = {
  label: string;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  hint?: ReactNode;
  /** The word that says so; without it the field is required. */
  optional?: string;
  className?: string;
  /** The control, given what ties it to its label, its hint and to what is wrong. */
  children: (wiring: Wiring) => ReactNode;
};

/** One field of the application: its name above; below it what is wrong, or what helps. */
export function FormField({ label, problem, hint, optional, className = '', children }: FormFieldProps) {
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-baseline gap-1.5 font-medium">
        {label}
        {optional && <span className="text-xs font-normal text-ink-3">{optional}</span>}
      </label>
      <div className="mt-1.5">
        {children({
          id,
          'aria-invalid': !!problem,
          'aria-describedby': below ? `${id}-below` : undefined,
          'aria-required': !optional,
        })}
      </div>
      {below && (
        <p id={`${id}-below`} className={`mt-1 text-xs ${problem ? 'text-brand-deep' : 'text-ink-3'}`}>
          {below}
        </p>
      )}
    </div>
  );
}

/** How every control of the form looks. */
export const controlLook =
  'w-full rounded-md border border-ink-3/45 bg-card px-3 placeholder:text-ink-3 hover:border-ink-3 focus-visible:rounded-md aria-invalid:border-brand';
