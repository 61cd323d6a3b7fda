import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';

type Step = { id: number; name: string };

/** Home, then the categories down to this one, then the words that were searched for. */
export function SearchTrail({ path, words }: { path: readonly Step[]; words: string }) {
  const t = useTranslations('search');
  const end = words ? t('resultsFor', { words }) : path.at(-1)?.name;
  const above = words ? path : path.slice(0, -1);
  return (
    <nav aria-label={t('trail')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-xs text-ink-3">
        <li>
          <TrailLink to="/">{t('home')}</TrailLink>
        </li>
        {above.map(({ id, name }) => (
          <Stop key={id}>
            <TrailLink to={searchPath({ cid: id })}>{name}</TrailLink>
          </Stop>
        ))}
        <Stop isHere>
          <span className="max-w-150 truncate">{end ?? t('allGoods')}</span>
        </Stop>
      </ol>
    </nav>
  );
}

function Stop({ isHere = false, children }: { isHere?: boolean; children: ReactNode }) {
  return (
    <li aria-current={isHere ? 'page' : undefined} className="flex items-center gap-1.5 text-ink-2">
      <ChevronRight size={12} aria-hidden="true" className="shrink-0" />
      {children}
    </li>
  );
}

function TrailLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MallLink to={to} className="hover:text-brand">
      {children}
    </MallLink>
  );
}
