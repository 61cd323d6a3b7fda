import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { KitLink } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';

export type PagerTexts = {
  /** What the row is called by screen readers. */
  label: string;
  previous: string;
  next: string;
  /** "Page 3" */
  page: (page: number) => string;
  /** How a number is written here; as it is, when left out. */
  figure?: (page: number) => string;
};

type PagerLinkProps = {
  to: string;
  rel?: string;
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page' | undefined;
};

type PagerProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  texts: PagerTexts;
  /** Instead of the application's own link, for lists that change in place. */
  Link?: ComponentType<PagerLinkProps>;
  /** Behind the numbers, such as a field to go to a page. */
  children?: ReactNode;
};

const box = 'inline-flex h-9 min-w-9 items-center justify-center rounded-md border px-2 tabular-nums';
const open = 'border-line bg-card hover:border-brand hover:text-brand';
const here = 'border-brand-fill bg-brand-fill font-semibold text-white';

/** Numbered pages of a long list. Each is a link, so that it can be bookmarked and opened in another tab. */
export function Pager({ page, pageCount, hrefOf, texts, Link = KitLink, children }: PagerProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next', label: string, icon: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      <Link to={hrefOf(to)} rel={rel} aria-label={label} className={`${box} ${open}`}>
        {icon}
      </Link>
    ) : (
      // At either end the arrow stays in its place, but leads nowhere.
      <span aria-hidden="true" className={`${box} border-line bg-surface text-ink-3/60`}>
        {icon}
      </span>
    );
  return (
    <nav aria-label={texts.label} className="flex flex-wrap items-center justify-center gap-2 pt-6">
      {step(page - 1, 'prev', texts.previous, <ChevronLeft aria-hidden="true" size={16} />)}
      <ul className="flex flex-wrap items-center gap-2">
        {pageNumbers(page, pageCount).map((number, at) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <li key={`gap ${at}`} aria-hidden="true" className="px-1 text-ink-3">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${box} ${number === page ? here : open}`}
              >
                {texts.figure?.(number) ?? number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, 'next', texts.next, <ChevronRight aria-hidden="true" size={16} />)}
      {children}
    </nav>
  );
}
