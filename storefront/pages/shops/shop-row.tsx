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

/** A shop in a list: who it is, three of its products, and the way in. */
export function ShopRow({ shop, typeName, following }: ShopRowProps) {
  const t = useTranslations('shops');
  const compact = useCompactNumber();
  return (
    <Card
      as="article"
      aria-label={shop.name}
      className="grid grid-cols-[320px_minmax(0,1fr)_max-content] items-center gap-6 p-5 max-[1180px]:grid-cols-[260px_minmax(0,1fr)_max-content]"
    >
      <div className="flex items-start gap-4 self-start">
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
          <p title={shop.intro} className="line-clamp-3 text-xs text-ink-3">
            {shop.intro}
          </p>
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-3">
        {shop.products.map((product) => (
          <li key={product.id}>
            <MallLink
              to={productPath(product.id)}
              className="group/card flex h-full items-center gap-3 rounded-md focus-visible:rounded-md max-[1180px]:flex-col max-[1180px]:items-start"
            >
              <span className="block size-24 shrink-0 overflow-hidden rounded-md bg-surface">
                <Picture
                  picture={product.image}
                  alt={product.name}
                  width={96}
                  className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
                />
              </span>
              <span className="min-w-0">
                <span
                  aria-hidden="true"
                  title={product.name}
                  className="mb-1 line-clamp-3 text-xs wrap-anywhere group-hover/card:text-brand"
                >
                  {product.name}
                </span>
                <MallPrice amount={product.price} />
              </span>
            </MallLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <LinkButton to={shopPath(shop.id)}>
          {t('enter')}
          <span className="sr-only"> {shop.name}</span>
        </LinkButton>
        <FollowButton shop={shop} following={following} variant="secondary" />
      </div>
    </Card>
  );
}

/** The place of a shop that is on its way. */
export function ShopRowSkeleton() {
  return (
    <Card as="div" aria-hidden="true" className="flex h-38 animate-pulse items-center gap-6 p-5">
      <div className="flex w-80 items-start gap-4">
        <div className="size-18 rounded-full bg-surface" />
        <div className="grow space-y-3">
          <div className="h-5 w-40 rounded-sm bg-surface" />
          <div className="h-4 w-48 rounded-sm bg-surface" />
        </div>
      </div>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex grow items-center gap-3">
          <div className="size-24 shrink-0 rounded-md bg-surface" />
          <div className="h-4 grow rounded-sm bg-surface" />
        </div>
      ))}
      <div className="h-9 w-28 rounded-md bg-surface" />
    </Card>
  );
}
