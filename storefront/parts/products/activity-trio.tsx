import { useTranslations } from 'use-intl';
import type { ActivityProduct } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Picture } from '#ui/display/picture.tsx';
import { ProductTags } from './product-tags.tsx';

/** Type 2: one large card and two small ones beside it. */
export function ActivityTrio({ products }: { products: readonly ActivityProduct[] }) {
  const [large, ...others] = products.slice(0, 3);
  if (!large) return null;
  return (
    <div className="grid grid-cols-2 grid-rows-2 gap-3">
      <TrioCard product={large} size="large" />
      {others.map((product) => (
        <TrioCard key={product.id} product={product} size="small" />
      ))}
    </div>
  );
}

const sizes = {
  large: {
    card: 'row-span-2 h-[400px]',
    picture: 'w-[360px]',
    width: 400,
    words: 'gap-3 p-7',
    name: 'line-clamp-4 text-lg font-semibold',
    price: 'lg',
  },
  small: {
    card: 'h-[194px]',
    picture: 'w-[194px]',
    width: 200,
    words: 'gap-2 p-5',
    name: 'line-clamp-2 text-base font-semibold',
    price: 'md',
  },
} as const;

function TrioCard({ product, size }: { product: ActivityProduct; size: 'large' | 'small' }) {
  const t = useTranslations('catalogue');
  const compact = useCompactNumber();
  const look = sizes[size];
  return (
    <MallLink
      to={productPath(product.id)}
      className={`group/card flex overflow-hidden rounded-lg bg-card transition hover:shadow-float focus-visible:rounded-lg ${look.card}`}
    >
      <span className={`flex min-w-0 grow flex-col items-start justify-center *:empty:hidden ${look.words}`}>
        <span aria-hidden="true" title={product.name} className={`group-hover/card:text-brand ${look.name}`}>
          {product.name}
        </span>
        <ProductTags product={product} />
        <MallPrice amount={product.price} original={product.originalPrice} size={look.price} />
        <span className="text-xs text-ink-3">{t('sold', { count: compact(product.sales) })}</span>
      </span>
      <span className={`block shrink-0 overflow-hidden bg-surface ${look.picture}`}>
        <Picture
          picture={product.image}
          alt={product.name}
          width={look.width}
          className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
        />
      </span>
    </MallLink>
  );
}
