import type { ComponentProps } from 'react';
import { KitLink, type KitLinkProps } from '#ui/navigation/link.tsx';

/** The look of a chip, for links that are not the application's own. The one that is chosen carries `aria-current`. */
export const chipClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-control bg-card px-3.5 py-0.5 hover:border-brand hover:text-brand chosen:border-brand chosen:bg-brand-soft chosen:font-semibold chosen:text-brand-deep';

/** One of several small things to press. The one that is chosen carries `aria-pressed`. */
export function Chip({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`${chipClass} ${className}`} {...rest} />;
}

/** One of several filters, each with an address of its own. */
export function LinkChip({ className = '', ...rest }: KitLinkProps) {
  return <KitLink className={`${chipClass} ${className}`} {...rest} />;
}

/** One of a few short choices, all of them seen. */
export function RadioChip({ className = '', children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  return (
    <label
      className={`${chipClass} cursor-pointer ring-by-input has-disabled:cursor-not-allowed has-disabled:opacity-60 ${className}`}
    >
      <input type="radio" className="sr-only" {...rest} />
      {children}
    </label>
  );
}
