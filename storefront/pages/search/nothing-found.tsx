import { useTranslations } from 'use-intl';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Ideas } from './search-answers.ts';

type NothingFoundProps = { title: string; text: string; wayOut: { to: string; name: string }; ideas: Ideas };

/** Nothing was found: a way out, other words, what others look for, and products that many like. */
export function NothingFound({ title, text, wayOut, ideas }: NothingFoundProps) {
  const t = useTranslations('search.empty');
  const keywords = useShellData()?.keywords.map((keyword) => keyword.title) ?? [];
  return (
    <>
      <section className="rounded-lg bg-card pb-8 break-words" aria-live="polite">
        <EmptyState
          title={title}
          text={text}
          action={
            <MallLink
              to={wayOut.to}
              className="inline-flex min-h-9 items-center rounded-full border border-brand px-5 py-1 font-semibold text-brand hover:bg-brand-soft hover:text-brand-deep"
            >
              {wayOut.name}
            </MallLink>
          }
        />
        <Words name={t('similar')} words={ideas.words} />
        <Words name={t('hot')} words={keywords} />
      </section>
      {ideas.products.length > 0 && (
        <section aria-labelledby="may-like" className="pt-4">
          <h2 id="may-like" className="mb-3 text-lg font-semibold">
            {t('mayLike')}
          </h2>
          <ul className="grid grid-cols-5 gap-3">
            {ideas.products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Words({ name, words }: { name: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-2 px-10">
      <span className="text-ink-3">{name}</span>
      <ul aria-label={name} className="contents">
        {words.map((each) => (
          <li key={each}>
            <MallLink
              to={searchPath({ title: each })}
              className="block rounded-full bg-page px-3.5 py-1 hover:bg-brand-soft hover:text-brand"
            >
              {each}
            </MallLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
