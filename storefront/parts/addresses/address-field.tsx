import { type ReactNode, useId } from 'react';

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type AddressFieldRowProps = {
  label: string;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  isOptional?: string;
  className?: string;
  /** The control, given what ties it to its label and to what is wrong. */
  children: (wiring: Wiring) => ReactNode;
};

/** One field of the address form: its name above, and below it what is wrong. */
export function AddressFieldRow({ label, problem, isOptional, className = '', children }: AddressFieldRowProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-baseline gap-1.5 text-ink-2">
        {label}
        {isOptional && <span className="text-xs text-ink-3">{isOptional}</span>}
      </label>
      <div className="mt-1.5">
        {children({ id, 'aria-invalid': !!problem, 'aria-describedby': problem ? `${id}-wrong` : undefined })}
      </div>
      {problem && (
        <p id={`${id}-wrong`} className="mt-1 text-xs text-brand-deep">
          {problem}
        </p>
      )}
    </div>
  );
}

/** How every control of the form looks. */
export const controlLook =
  'w-full rounded-md border border-ink-3/45 bg-card px-3 hover:border-ink-3 focus-visible:rounded-md aria-invalid:border-brand';
