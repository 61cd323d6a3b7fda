import { useTranslations } from 'use-intl';
import type { ShownHelpPage } from '#contract/content/shopper-help.ts';
import { localPath } from '#contract/core/local-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { RichText } from '#storefront/parts/rich-text.tsx';
import { Card } from '#ui/display/card.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';

/** A page that the platform has written, with the way to all others. */
export function HelpArticle({ page: { id, title, html, pages } }: { page: ShownHelpPage }) {
  const t = useTranslations('help');
  return (
    <div className="page-column pt-4 pb-12">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), to: '/' }]} here={title} />
      <div className="mt-4 grid grid-cols-[264px_minmax(0,1fr)] items-start gap-4">
        <nav aria-label={t('topics')} className="sticky top-20 rounded-lg bg-card px-6 py-5">
          <p className="font-semibold">{t('title')}</p>
          <ul className="mt-2 grid">
            {pages.map((other) => (
              <li key={other.id}>
                <MallLink
                  to={localPath(other.url)}
                  aria-current={other.id === id ? 'page' : undefined}
                  className="block py-1.5 text-ink-2 hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand"
                >
                  {other.title}
                </MallLink>
              </li>
            ))}
          </ul>
        </nav>
        <Card as="article" className="px-14 py-12">
          <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
          <RichText html={html} className="mt-6 max-w-[70ch] [&_h2]:text-lg" />
        </Card>
      </div>
    </div>
  );
}
