import type { ComponentProps } from 'react';
import { KitLink, type KitLinkProps } from '#ui/navigation/link.tsx';

/** The look of a chip, for links that are not the application's own. The one that is chosen carries `aria-current`. */
export const chipClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 py-0.5 hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-deep';

/** One of several small things to press. The one that is chosen carries `aria-pressed`. */
export function Chip({ className = '', ...rest }: ComponentProps<'button'>) {
  const pressed = 'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-deep';
  return <button type="button" className={`${chipClass} ${pressed} ${className}`} {...rest} />;
}

/** One of several filters, each with an address of its own. */
export function LinkChip({ className = '', ...rest }: KitLinkProps) {
  return <KitLink className={`${chipClass} ${className}`} {...rest} />;
}

/** One of a few short choices, all of them seen. */
export function RadioChip({ className = '', children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  return (
    <label
      className={`${chipClass} cursor-pointer has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-60 ${className}`}
    >
      <input type="radio" className="sr-only" {...rest} />
      {children}
    </label>
  );
}
