import { useTranslations } from 'use-intl';
import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { BlockHeading } from '#storefront/parts/products/block-heading.tsx';
import { RankMedal } from '#storefront/parts/products/rank-medal.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Picture } from '#ui/display/picture.tsx';

const medalCount = 3;
const runnerUpCount = 3;

/** The best-selling products: three with medals, and the next ones in small. */
export function Ranking({ leaders }: { leaders: readonly Product[] }) {
  const t = useTranslations('home.ranking');
  return (
    <Card aria-labelledby="ranking" className="flex flex-col p-5">
      <BlockHeading id="ranking" title={t('title')} line={t('line')} to="/goods/top_one" />
      {leaders.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ol className="grid grow grid-cols-3 content-between gap-x-4 gap-y-3">
          {leaders.slice(0, medalCount).map((product, at) => (
            <li key={product.id}>
              <Winner product={product} rank={at + 1} />
            </li>
          ))}
          {leaders.slice(medalCount, medalCount + runnerUpCount).map((product, at) => (
            <li key={product.id}>
              <RunnerUp product={product} rank={medalCount + at + 1} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

type RankedProps = { product: Product; rank: number };

function Winner({ product, rank }: RankedProps) {
  const t = useTranslations('catalogue');
  const compact = useCompactNumber();
  return (
    <MallLink to={productPath(product.id)} className="group/card flex flex-col gap-1 rounded-md">
      <span className="relative mx-auto block size-[170px]">
        <RankMedal rank={rank} />
        <span className="block size-full overflow-hidden rounded-md bg-surface">
          <Picture
            picture={product.image}
            alt={product.name}
            width={170}
            className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
          />
        </span>
      </span>
      <span aria-hidden="true" title={product.name} className="mt-1 line-clamp-2 h-[2lh] group-hover/card:text-brand">
        {product.name}
      </span>
      <MallPrice amount={product.price} />
      <span className="text-xs text-ink-3">{t('sold', { count: compact(product.sales) })}</span>
    </MallLink>
  );
}

function RunnerUp({ product, rank }: RankedProps) {
  return (
    <MallLink
      to={productPath(product.id)}
      title={product.name}
      className="flex h-full items-center gap-2 rounded-md border border-line p-2 hover:border-brand"
    >
      <span className="relative shrink-0">
        <Picture picture={product.image} alt={product.name} width={48} className="size-12 rounded-sm object-cover" />
        <span className="absolute -top-1 -left-1 min-w-4.5 rounded-sm bg-muted-fill px-1 text-center text-xs leading-4.5 font-semibold text-white">
          {rank}
        </span>
      </span>
      <span className="min-w-0">
        <span aria-hidden="true" className="line-clamp-2 text-xs leading-4">
          {product.name}
        </span>
        <MallPrice amount={product.price} size="sm" />
      </span>
    </MallLink>
  );
}
