import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';

type BlockHeadingProps = { id: string; title: string; line?: string; to: string };

/** A block's title, which leads to the whole list, with a line of its own and a second way there at the right. */
export function BlockHeading({ id, title, line, to }: BlockHeadingProps) {
  const t = useTranslations('catalogue');
  return (
    <div className="mb-3 flex items-baseline gap-3">
      <h2 id={id} className="flex shrink-0 items-center gap-2.5 text-xl font-bold">
        <span aria-hidden="true" className="h-5 w-1.5 -skew-x-12 rounded-sm bg-linear-to-b from-brand to-brand-deep" />
        <MallLink to={to} className="hover:text-brand">
          {title}
        </MallLink>
      </h2>
      {line && <p className="min-w-0 text-ink-2">{line}</p>}
      <MallLink
        to={to}
        className="ml-auto inline-flex shrink-0 items-center gap-0.5 self-center text-ink-2 hover:text-brand"
      >
        {t('seeAll')}
        <span className="sr-only"> {title}</span>
        <ChevronRight aria-hidden="true" size={16} />
      </MallLink>
    </div>
  );
}
