import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { pageNumbers } from './page-numbers.ts';

export type PaginationTexts = {
  /** What the row is called by screen readers. */
  label: string;
  previous: string;
  next: string;
  /** "Page 3" */
  page: (page: number) => string;
};

type LinkProps = {
  to: string;
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page' | undefined;
};

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  texts: PaginationTexts;
  Link: ComponentType<LinkProps>;
};

const box = 'inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded-md border px-2 tabular-nums';
const open = 'border-line bg-card hover:border-brand hover:text-brand focus-visible:rounded-md';

/** Numbered pages of a long list. Each is a link, so that it can be bookmarked and opened in another tab. */
export function Pagination({ page, pageCount, hrefOf, texts, Link }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={texts.label} className="flex justify-center pt-6">
      <ul className="flex flex-wrap items-center gap-2">
        <li>
          <Step to={page > 1 ? hrefOf(page - 1) : null} label={texts.previous} Link={Link}>
            <ChevronLeft aria-hidden="true" size={16} />
          </Step>
        </li>
        {pageNumbers(page, pageCount).map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              <span className="px-1 text-ink-3">…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${box} ${number === page ? 'border-brand bg-brand font-semibold text-white focus-visible:rounded-md' : open}`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pageCount ? hrefOf(page + 1) : null} label={texts.next} Link={Link}>
            <ChevronRight aria-hidden="true" size={16} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

type StepProps = { to: string | null; label: string; children: ReactNode; Link: PaginationProps['Link'] };

/** At either end the arrow stays in its place, but leads nowhere. */
function Step({ to, label, children, Link }: StepProps) {
  if (to === null)
    return (
      <span aria-hidden="true" className={`${box} border-line bg-surface text-ink-3/60`}>
        {children}
      </span>
    );
  return (
    <Link to={to} aria-label={label} className={`${box} ${open}`}>
      {children}
    </Link>
  );
}
