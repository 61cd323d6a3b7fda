import { useTranslations } from 'use-intl';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';

/** What others buy in the same shop, small enough to stand beside the details. Nothing where the shop has only this one. */
export function PopularInShop({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslations('product.shop');
  if (products.length === 0) return null;
  return (
    <Card aria-labelledby="popular-in-shop" className="p-4">
      <h2 id="popular-in-shop" className="px-1 font-semibold">
        {t('popular')}
      </h2>
      <ul className="mt-2">
        {products.map(({ id, name, image, price }) => (
          <li key={id}>
            <MallLink
              to={productPath(id)}
              className="group/card flex items-center gap-3 rounded-md p-1 hover:bg-page focus-visible:-outline-offset-2"
            >
              <Picture picture={image} alt="" width={56} className="size-14 shrink-0 rounded-md object-cover" />
              <span className="min-w-0">
                <span title={name} className="line-clamp-2 text-xs group-hover/card:text-brand">
                  {name}
                </span>
                <MallPrice amount={price} />
              </span>
            </MallLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
