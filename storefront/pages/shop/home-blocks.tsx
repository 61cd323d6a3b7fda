import { useTranslations } from 'use-intl';
import type { OfferedCoupon } from '#contract/coupons/shopper.ts';
import type { ShownBlock } from '#contract/shops/shopper-home.ts';
import type { Shop } from '#contract/shops/shopper-page.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPagePath } from '#storefront/base/links/shop-path.ts';
import { CouponCard } from '#storefront/parts/coupons/coupon-card.tsx';
import { useReceivedCoupons } from '#storefront/parts/coupons/received-coupons.ts';
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx';
import { Card } from '#ui/display/card.tsx';
import { BannerSlides } from './banner-slides.tsx';
import { couponsShown } from './home-coupons.ts';

type HomeBlocksProps = {
  shop: Shop;
  blocks: readonly ShownBlock[];
  coupons: readonly OfferedCoupon[];
  isPreview?: boolean;
};

/** The home page of a shop that has put it together itself, block by block. */
export function HomeBlocks({ shop, blocks, coupons, isPreview = false }: HomeBlocksProps) {
  return (
    <div className="mt-4 space-y-6">
      {blocks.map((block, at) => (
        <HomeBlock
          key={block.key}
          block={block}
          shop={shop}
          coupons={coupons}
          isFirst={at === 0}
          isPreview={isPreview}
        />
      ))}
      <AllProducts shop={shop} />
    </div>
  );
}

type HomeBlockProps = Omit<HomeBlocksProps, 'blocks'> & { block: ShownBlock; isFirst: boolean };

function HomeBlock({ block, shop, coupons, isFirst, isPreview = false }: HomeBlockProps) {
  const id = `block-${block.key}`;
  if (block.kind === 'banner') return <BannerSlides shop={shop} slides={block.slides} isFirst={isFirst} />;
  if (block.kind === 'text')
    return (
      <Card {...(block.title ? { 'aria-labelledby': id } : { as: 'div' as const })} className="px-8 py-6">
        {block.title && (
          <h2 id={id} className="text-lg font-semibold">
            {block.title}
          </h2>
        )}
        {block.text && <p className="mt-2 max-w-[90ch] whitespace-pre-line wrap-anywhere text-ink-2">{block.text}</p>}
      </Card>
    );
  if (block.kind === 'coupons') return <CouponRow id={id} title={block.title} coupons={coupons} isOff={isPreview} />;
  return <ProductRow id={id} block={block} shop={shop} />;
}

type ProductRowProps = { id: string; block: Extract<ShownBlock, { kind: 'products' }>; shop: Shop };

function ProductRow({ id, block: { title, shelfId, products }, shop }: ProductRowProps) {
  const t = useTranslations('shops.home');
  return (
    <section {...(title ? { 'aria-labelledby': id } : { 'aria-label': t('recommended') })}>
      {title && (
        <div className="mb-3 flex items-baseline justify-between">
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
          {shelfId && (
            <MallLink
              to={shopPagePath(shop.id, 'category', { cid: String(shelfId) })}
              className="text-ink-2 hover:text-brand"
            >
              {t('more')}
            </MallLink>
          )}
        </div>
      )}
      <ProductGrid products={products} columns={5} isPending={false} />
    </section>
  );
}

type CouponRowProps = { id: string; title: string; coupons: readonly OfferedCoupon[]; isOff: boolean };

/** The largest coupons of the shop. Without any, nothing is shown. */
function CouponRow({ id, title, coupons, isOff }: CouponRowProps) {
  const t = useTranslations('shops.coupons');
  const shown = coupons.slice(0, couponsShown);
  const received = useReceivedCoupons(shown.map((coupon) => coupon.id));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} inert={isOff}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title || t('title')}
      </h2>
      <ul className="grid grid-cols-3 gap-4">
        {shown.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} received={received} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllProducts({ shop }: { shop: Shop }) {
  const t = useTranslations('shops.home');
  return (
    <p className="text-center">
      <MallLink to={shopPagePath(shop.id, 'category')} className="text-ink-2 hover:text-brand">
        {t('all', { count: String(shop.productCount) })}
      </MallLink>
    </p>
  );
}
