import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getShopHome } from '#contract/shops/shopper-home.ts';
import { listShopProducts, type Shop } from '#contract/shops/shopper-page.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { bannerPath } from '#storefront/base/links/banner-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { pageParams } from '#storefront/base/links/page-params.ts';
import { findShopId, shopPagePath } from '#storefront/base/links/shop-path.ts';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { WordedPicture } from '#ui/display/worded-picture.tsx';
import { Carousel } from '#ui/slides/carousel.tsx';
import type { Route } from './+types/shop-home.ts';
import { HomeBlocks } from './home-blocks.tsx';
import { couponsFor } from './home-coupons.ts';
import { useShop } from './use-shop.ts';

const limit = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const merId = findShopId(request.url);
  const page = pageParams(new URL(request.url).searchParams);
  if (merId === null) return null; // the frame around it answers
  const ask = context.get(callMall);
  const [{ blocks }, products] = await Promise.all([
    ask(getShopHome, { id: merId }),
    ask(listShopProducts, { merId, page, limit }),
  ]);
  if (!blocks) return { products };
  return { blocks, coupons: await couponsFor(ask, merId, blocks) };
}

/** What a shop opens with: its banners with its own words upon them, and the products it recommends. */
export default function ShopHome({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  if (loaderData?.blocks) return <HomeBlocks shop={shop} blocks={loaderData.blocks} coupons={loaderData.coupons} />;
  return <UsualHome products={loaderData?.products ?? null} />;
}

type Products = OutputOf<typeof listShopProducts>;

/** The home page of a shop that has not put together its own. */
function UsualHome({ products }: { products: Products | null }) {
  const t = useTranslations('shops.home');
  const shop = useShop();
  const isPending = useListPending();
  return (
    <div className="mt-4 space-y-6">
      <Banners shop={shop} />
      {shop.intro && shop.banners.length === 0 && (
        <Card aria-labelledby="intro" className="px-8 py-5">
          <h2 id="intro" className="font-semibold">
            {t('intro')}
          </h2>
          <p className="mt-1 max-w-[90ch] text-ink-2">{shop.intro}</p>
        </Card>
      )}
      <section aria-labelledby="recommended">
        <div className="mb-3 flex items-baseline justify-between">
          <h2 id="recommended" className="text-xl font-bold">
            {t('recommended')}
          </h2>
          <MallLink to={shopPagePath(shop.id, 'category')} className="text-ink-2 hover:text-brand">
            {t('all', { count: String(shop.productCount) })}
          </MallLink>
        </div>
        {products && products.list.length > 0 ? (
          <ProductGrid products={products.list} columns={5} isPending={isPending} />
        ) : (
          <Card as="div">
            <EmptyState title={t('empty')} text={t('emptyText')} />
          </Card>
        )}
        {products && (
          <NumberedPages
            found={products}
            hrefOf={(page) => shopPagePath(shop.id, 'home', page > 1 ? { page: String(page) } : {})}
          />
        )}
      </section>
    </div>
  );
}

function Banners({ shop }: { shop: Shop }) {
  const t = useTranslations('shops.home');
  const texts = useCarouselTexts();
  if (shop.banners.length === 0) return null;
  return (
    <Carousel
      label={t('banners', { name: shop.name })}
      texts={texts}
      items={shop.banners.map((banner, at) => ({ ...banner, id: at + 1 }))}
      intervalMs={6000}
      className="h-60 rounded-lg bg-surface"
      renderSlide={({ id: _, productId, shelfId, ...picture }, { isFirst, isSoon }) => (
        <MallLink
          to={bannerPath(shop.id, productId, shelfId)}
          className="group/banner block size-full rounded-[inherit] focus-visible:-outline-offset-4"
        >
          <WordedPicture
            picture={picture}
            width={1200}
            isFirst={isFirst}
            isSoon={isSoon}
            className="size-full rounded-[inherit]"
          >
            <div className="max-w-130 space-y-3 pr-4 pl-16">
              {shop.intro && <p className="line-clamp-3 text-lg leading-snug font-bold text-balance">{shop.intro}</p>}
              <p className="inline-flex items-center gap-1 font-semibold text-brand-deep group-hover/banner:underline">
                {productId || shelfId ? t(productId ? 'look' : 'more') : t('all', { count: String(shop.productCount) })}
                <ChevronRight aria-hidden="true" size={16} />
              </p>
            </div>
          </WordedPicture>
        </MallLink>
      )}
    />
  );
}
