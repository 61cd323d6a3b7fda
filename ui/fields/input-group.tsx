import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#ui/buttons/spinner.tsx';
import type { ControlSize } from './control-class.ts';

const heights: Record<ControlSize, string> = { small: 'h-9', large: 'h-11' };

type InputGroupProps = { size?: ControlSize; isInvalid?: boolean; className?: string; children: ReactNode };

/** A bare Input with what stands before and after it, as one control. */
export function InputGroup({ size = 'large', isInvalid = false, className = '', children }: InputGroupProps) {
  return (
    <div
      data-wrong={isInvalid || undefined}
      className={`relative flex items-center rounded-md border border-control bg-card transition-colors hover:border-ink-3 ring-by-input has-aria-invalid:border-brand data-wrong:border-brand data-wrong:shadow-[inset_0_0_0_1px_var(--color-brand)] ${heights[size]} ${className}`}
    >
      {children}
    </div>
  );
}

type GroupButtonProps = ComponentProps<'button'> & { isBusy?: boolean };

/** A button at an end of an InputGroup. */
export function GroupButton({ isBusy, className = '', children, ...rest }: GroupButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      className={`flex h-full shrink-0 items-center justify-center gap-1.5 border-line px-3 font-medium whitespace-nowrap tabular-nums first:rounded-l-md first:border-r last:rounded-r-md last:border-l enabled-hover:bg-surface enabled-hover:text-brand-deep focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-ink-3 ${className}`}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
