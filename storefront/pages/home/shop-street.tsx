import { ChevronRight, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ShopCard } from '#contract/shops/shopper.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { moreShopsPath, shopPath, shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { BlockHeading } from '#storefront/parts/products/block-heading.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Carousel } from '#ui/slides/carousel.tsx';

/** Recommended shops: their fronts one by one, and their signs in a grid below. */
export function ShopStreet({ shops }: { shops: readonly ShopCard[] }) {
  const t = useTranslations('home.street');
  const texts = useCarouselTexts();
  return (
    <Card aria-labelledby="shop-street" className="flex flex-col p-5">
      <BlockHeading id="shop-street" title={t('title')} line={t('line')} to={shopStreetPath} />
      {shops.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <>
          <Carousel
            label={t('fronts')}
            texts={texts}
            items={shops}
            hasDots={false}
            className="h-50 rounded-md"
            renderSlide={(shop, { isSoon }) => <ShopFront shop={shop} isSoon={isSoon} />}
          />
          <ul className="mt-3 grid grow grid-cols-3 gap-2">
            {shops.map((shop) => (
              <li key={shop.id}>
                <ShopSign shop={shop} />
              </li>
            ))}
          </ul>
          <MallLink
            to={moreShopsPath}
            className="mt-3 inline-flex items-center gap-0.5 self-end text-ink-2 hover:text-brand"
          >
            {t('more')}
            <ChevronRight aria-hidden="true" size={16} />
          </MallLink>
        </>
      )}
    </Card>
  );
}

function ShopFront({ shop, isSoon }: { shop: ShopCard; isSoon: boolean }) {
  const t = useTranslations('home.street');
  const compact = useCompactNumber();
  return (
    <MallLink
      to={shopPath(shop.id)}
      className="relative block size-full overflow-hidden rounded-[inherit] focus-visible:-outline-offset-4"
    >
      <Picture picture={shop.streetImage} alt="" width={554} isSoon={isSoon} className="size-full object-cover" />
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-linear-to-t from-shade/85 via-shade/70 to-transparent px-4 pt-12 pb-3 text-white">
        <Picture
          picture={shop.avatar}
          alt={shop.name}
          width={56}
          isSoon={isSoon}
          className="size-14 shrink-0 rounded-full border-2 border-white object-cover"
        />
        <span className="min-w-0 grow">
          <span className="block truncate text-base font-semibold">{shop.name}</span>
          <span title={shop.intro} className="line-clamp-1 text-xs">
            {shop.intro}
          </span>
        </span>
        <span className="shrink-0 text-right text-xs">
          <span className="flex items-center justify-end gap-1 font-semibold">
            <Star aria-hidden="true" size={14} className="fill-white" />
            {shop.starLevel.toFixed(1)}
          </span>
          {t('followers', { count: compact(shop.followers) })}
        </span>
      </span>
    </MallLink>
  );
}

function ShopSign({ shop }: { shop: ShopCard }) {
  return (
    <MallLink
      to={shopPath(shop.id)}
      title={shop.name}
      className="flex h-full items-center gap-2.5 rounded-md border border-line p-2.5 hover:border-brand hover:text-brand"
    >
      <Picture picture={shop.avatar} alt="" width={44} className="size-11 shrink-0 rounded-full object-cover" />
      <span className="line-clamp-2 min-w-0 text-xs break-words">{shop.name}</span>
    </MallLink>
  );
}
