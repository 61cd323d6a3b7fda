import type { ComponentProps } from 'react';
import { besideText } from './control-class.ts';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'>;

const dot = 'size-4.5 shrink-0 cursor-pointer accent-brand disabled:cursor-not-allowed';

/** One of a few, all of them seen. With children it is its own label; without, give it an `aria-label`. */
export function Radio({ className = '', children, ...rest }: RadioProps) {
  if (!children) return <input type="radio" className={`${dot} ${className}`} {...rest} />;
  return (
    <label className={`inline-flex cursor-pointer items-start gap-2 ${className}`}>
      <input type="radio" className={`${dot} ${besideText}`} {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** One of a few that need some room to tell what they are: the whole card can be pressed. */
export function RadioCard({ className = '', children, ...rest }: RadioProps) {
  return (
    <label
      className={`flex cursor-pointer items-center gap-3 rounded-md border border-line px-4 py-2.5 hover:border-ink-3/45 has-checked:border-brand has-checked:bg-brand-soft/50 ring-by-input has-disabled:cursor-not-allowed ${className}`}
    >
      <input type="radio" className={`${dot} focus-visible:outline-none`} {...rest} />
      {children}
    </label>
  );
}
