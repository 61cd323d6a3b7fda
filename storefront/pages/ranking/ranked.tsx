import { useTranslations } from 'use-intl';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { ProductTags } from '#storefront/parts/products/product-tags.tsx';
import { RankMedal } from '#storefront/parts/products/rank-medal.tsx';
import { Picture } from '#ui/display/picture.tsx';

const medalCount = 3;

/** A product with its place among those that sell best: the first three wear medals, the others their number. */
export function Ranked({ product, rank }: { product: ProductCard & { sold: number }; rank: number }) {
  const t = useTranslations('ranking');
  const compact = useCompactNumber();
  return (
    <MallLink
      to={productPath(product.id)}
      className="group/card relative flex h-full gap-4 rounded-lg bg-card p-4 transition hover:shadow-float focus-visible:rounded-lg"
    >
      <span className="relative block size-36 shrink-0">
        {rank <= medalCount ? <RankMedal rank={rank} /> : <RankNumber rank={rank} />}
        <span className="block size-full overflow-hidden rounded-md bg-surface">
          <Picture
            picture={product.image}
            alt={product.name}
            width={144}
            className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
          />
        </span>
      </span>
      <span className="flex min-w-0 grow flex-col gap-1.5">
        <span
          aria-hidden="true"
          title={product.name}
          className="line-clamp-2 text-base font-medium wrap-anywhere group-hover/card:text-brand"
        >
          {product.name}
        </span>
        <ProductTags product={product} />
        <span className="text-ink-2">{t('sold', { count: compact(product.sold) })}</span>
        <span className="mt-auto flex items-baseline justify-between gap-3">
          <MallPrice amount={product.price} original={product.originalPrice} />
          <span title={product.shopName} className="min-w-0 truncate text-xs text-ink-3">
            {product.shopName}
          </span>
        </span>
      </span>
    </MallLink>
  );
}

function RankNumber({ rank }: { rank: number }) {
  const t = useTranslations('catalogue');
  return (
    <span className="absolute top-0 left-0 z-10 min-w-7 rounded-tl-md rounded-br-md bg-muted-fill px-1.5 text-center leading-6 font-semibold text-white tabular-nums">
      <span className="sr-only">{t('rank', { rank: String(rank) })}</span>
      <span aria-hidden="true">{rank}</span>
    </span>
  );
}
