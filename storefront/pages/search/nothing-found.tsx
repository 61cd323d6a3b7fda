import { useTranslations } from 'use-intl';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { LinkChip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { SearchDrawing } from '#ui/drawings/search-drawing.tsx';
import { ready } from '#ui/ready.ts';
import type { Ideas } from './search-answers.ts';

export type NothingFoundProps = { title: string; text: string; wayOut: { to: string; name: string }; ideas: Ideas };

/** Nothing was found: a way out, other words, what others look for, and products that many like. */
export function NothingFound({ title, text, wayOut, ideas }: NothingFoundProps) {
  const t = useTranslations('search.empty');
  const keywords = useShellData()?.keywords.map((keyword) => keyword.title) ?? [];
  return (
    <div {...ready}>
      <Card className="pb-8 break-words" aria-live="polite">
        <EmptyState
          drawing={<SearchDrawing />}
          title={title}
          text={text}
          action={
            <LinkButton variant="secondary" to={wayOut.to}>
              {wayOut.name}
            </LinkButton>
          }
        />
        <Words name={t('similar')} words={ideas.words} />
        <Words name={t('hot')} words={keywords} />
      </Card>
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
    </div>
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
            <LinkChip to={searchPath({ title: each })}>{each}</LinkChip>
          </li>
        ))}
      </ul>
    </div>
  );
}
