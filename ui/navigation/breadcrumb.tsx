import { ChevronRight } from 'lucide-react';
import { KitLink } from './link.tsx';

export type BreadcrumbStep = { name: string; to: string };

type BreadcrumbProps = {
  label: string;
  /** From the widest on. */
  steps: readonly BreadcrumbStep[];
  /** The page itself. */
  here: string;
  className?: string;
};

/** Where a page stands. A long name of the page itself is cut off, never the way back. */
export function Breadcrumb({ label, steps, here, className = '' }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex items-center gap-1.5 text-xs text-ink-3">
        {steps.map(({ name, to }) => (
          <li key={to} className="flex shrink-0 items-center gap-1.5">
            <KitLink to={to} className="hover:text-brand">
              {name}
            </KitLink>
            <ChevronRight size={12} aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink-2">
          {here}
        </li>
      </ol>
    </nav>
  );
}
