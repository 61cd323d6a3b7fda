import { useTranslations } from 'use-intl';
import type { ShopCard } from '#contract/shops/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { FollowButton } from '#storefront/parts/shops/follow-button.tsx';
import { ShopStars } from '#storefront/parts/shops/shop-stars.tsx';
import { ShopTags } from '#storefront/parts/shops/shop-tags.tsx';
import type { Following } from '#storefront/parts/shops/use-following.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';

type ShopRowProps = { shop: ShopCard; typeName: string | undefined; following: Following };

/** A shop in a list: who it is at the left, three of its products at the right. */
export function ShopRow({ shop, typeName, following }: ShopRowProps) {
  const t = useTranslations('shops');
  const compact = useCompactNumber();
  return (
    <Card as="article" aria-label={shop.name} className="flex gap-6 p-5">
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex items-start gap-4">
          <Picture picture={shop.avatar} alt="" width={72} className="size-18 shrink-0 rounded-full object-cover" />
          <div className="min-w-0 space-y-1">
            <h2 className="text-base font-semibold wrap-anywhere">
              <MallLink to={shopPath(shop.id)} className="hover:text-brand">
                {shop.name}
              </MallLink>
            </h2>
            <ShopTags isSelf={shop.isSelf} names={[typeName]} />
            <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
              <ShopStars value={shop.starLevel} />
              <span>{t('followers', { count: compact(following.followersOf(shop)) })}</span>
            </p>
          </div>
        </div>
        <p className="line-clamp-2 text-ink-2">{shop.intro}</p>
        <div className="mt-auto flex gap-3">
          <FollowButton shop={shop} following={following} />
          <LinkButton variant="secondary" to={shopPath(shop.id)}>
            {t('enter')}
            <span className="sr-only"> {shop.name}</span>
          </LinkButton>
        </div>
      </div>
      <ul className="grid w-[504px] shrink-0 grid-cols-3 gap-3">
        {shop.products.map((product) => (
          <li key={product.id}>
            <MallLink to={productPath(product.id)} className="group/card block rounded-md focus-visible:rounded-md">
              <span className="block aspect-square overflow-hidden rounded-md bg-surface">
                <Picture
                  picture={product.image}
                  alt={product.name}
                  width={160}
                  className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
                />
              </span>
              <span
                aria-hidden="true"
                title={product.name}
                className="mt-1.5 block truncate group-hover/card:text-brand"
              >
                {product.name}
              </span>
              <MallPrice amount={product.price} />
            </MallLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The place of a shop that is on its way. */
export function ShopRowSkeleton() {
  return (
    <Card as="div" aria-hidden="true" className="flex h-62 animate-pulse gap-6 p-5">
      <div className="flex grow items-start gap-4">
        <div className="size-18 rounded-full bg-surface" />
        <div className="space-y-3">
          <div className="h-5 w-48 rounded-sm bg-surface" />
          <div className="h-4 w-64 rounded-sm bg-surface" />
        </div>
      </div>
      {[1, 2, 3].map((place) => (
        <div key={place} className="size-40 rounded-md bg-surface" />
      ))}
    </Card>
  );
}
