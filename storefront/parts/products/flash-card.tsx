import { useTranslations } from 'use-intl';
import type { ActivityProduct } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { CardFrame } from './card-frame.tsx';

/** A product in a flash sale, with how much of its share is gone, and what can be done with it in place. */
export function FlashCard({ product }: { product: ActivityProduct }) {
  const t = useTranslations('home.flash');
  return (
    <CardFrame product={product} linkClassName="gap-1.5" corners="rounded-md">
      <span className="block aspect-square overflow-hidden rounded-md bg-surface">
        <Picture
          picture={product.image}
          alt={product.name}
          width={180}
          className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
        />
      </span>
      <span aria-hidden="true" title={product.name} className="mt-0.5 line-clamp-2 h-[2lh] group-hover/card:text-brand">
        {product.name}
      </span>
      <MallPrice amount={product.price} original={product.originalPrice} />
      <span className="mt-auto flex items-center gap-2 text-xs text-ink-2">
        <span className="h-1.5 min-w-8 grow overflow-hidden rounded-full bg-brand-soft">
          <span
            className="block h-full rounded-full bg-linear-to-r from-brand to-brand-deep"
            style={{ width: `${product.soldPercent}%` }}
          />
        </span>
        {product.soldPercent === 100 ? t('soldOut') : t('soldPercent', { percent: String(product.soldPercent) })}
      </span>
    </CardFrame>
  );
}
