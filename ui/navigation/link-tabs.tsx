import type { ReactNode } from 'react';
import { KitLink } from './link.tsx';
import { tabClass, tabRow } from './tabs.tsx';

export type LinkTab = { to: string; label: ReactNode; isCurrent: boolean };

type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; className?: string };

/** Several views of one list, each with an address of its own. The scroll position stays. */
export function LinkTabs({ label, tabs, className = '' }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={`${tabRow} ${tabs.length > 5 ? 'gap-x-3' : 'gap-x-8'}`}>
        {tabs.map(({ to, label: name, isCurrent }) => (
          <li key={to}>
            <KitLink
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={`${tabClass} aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand-deep`}
            >
              {name}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
