import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { filterFields, filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import { pageNumbers } from '#ui/page-numbers.ts';
import { useFigures } from './use-figures.ts';

const place = 'grid h-9 min-w-9 place-items-center rounded-md px-3 tabular-nums';

type PagesProps = { filters: PageFilters; page: number; last: number };

/** Page by page, with a field for those who know where they want to go. `page` is the one that is shown. */
export function Pages({ filters, page, last }: PagesProps) {
  const t = useTranslations('search.pages');
  const figures = useFigures();
  if (last <= 1) return null;
  return (
    <nav aria-label={t('name')} className="flex flex-wrap items-center justify-center gap-2 pt-6">
      <Step filters={filters} isOn={page > 1} to={page - 1} rel="prev" name={t('previous')}>
        <ChevronLeft size={16} aria-hidden="true" />
      </Step>
      <ul className="flex flex-wrap items-center gap-2">
        {pageNumbers(page, last, { hasSteadyLength: false }).map((number, at, numbers) =>
          number === null ? (
            <li key={`before ${numbers[at + 1]}`} aria-hidden="true" className="w-6 text-center text-ink-3">
              …
            </li>
          ) : (
            <li key={number}>
              <MallLink
                to={filterPath(filters, { page: number })}
                aria-label={t('page', { page: figures(number) })}
                aria-current={number === page ? 'page' : undefined}
                className={`${place} ${number === page ? 'bg-brand font-semibold text-white' : 'bg-card hover:text-brand'}`}
              >
                {figures(number)}
              </MallLink>
            </li>
          ),
        )}
      </ul>
      <Step filters={filters} isOn={page < last} to={page + 1} rel="next" name={t('next')}>
        <ChevronRight size={16} aria-hidden="true" />
      </Step>
      {last > 5 && <PageJump filters={filters} page={page} last={last} />}
    </nav>
  );
}

type StepProps = { filters: PageFilters; isOn: boolean; to: number; rel: string; name: string; children: ReactNode };

/** One page back or on. At the ends it stays in its place, so that the others do. */
function Step({ filters, isOn, to, rel, name, children }: StepProps) {
  if (!isOn)
    return (
      <span aria-hidden="true" className={`${place} text-ink-3 opacity-50`}>
        {children}
      </span>
    );
  return (
    <MallLink
      to={filterPath(filters, { page: to })}
      aria-label={name}
      rel={rel}
      className={`${place} bg-card hover:text-brand`}
    >
      {children}
    </MallLink>
  );
}

function PageJump({ filters, page, last }: PagesProps) {
  const t = useTranslations('search.pages');
  const mallPath = useMallPath();
  const [path] = filterPath(filters).split('?');
  return (
    <Form action={mallPath(path ?? '')} className="ml-3 flex items-center gap-2 text-ink-2">
      {filterFields(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        {t('goTo')}
        <input
          key={page}
          type="number"
          name="page"
          min={1}
          max={last}
          required
          defaultValue={page}
          className="h-9 w-18 rounded-md border border-line bg-card px-2 text-center tabular-nums"
        />
      </label>
      <button type="submit" className={`${place} border border-line bg-card hover:border-brand hover:text-brand`}>
        {t('go')}
      </button>
    </Form>
  );
}
