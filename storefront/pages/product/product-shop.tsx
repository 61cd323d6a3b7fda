import { FileCheck2, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { getFollowState } from '#contract/shops/shopper-page.ts';
import { usePersonalData } from '#storefront/base/client/calls/use-personal-data.ts';
import type { ChatCard } from '#storefront/base/client/store.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { ShopTags } from '#storefront/parts/shops/shop-tags.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { ShopContact } from './product-shop-contact.tsx';
import { ShopFollow } from './product-shop-follow.tsx';

type Shop = Product['shop'];

/** Who sells it: how others judge the shop, and the ways to it. */
export function ProductShop({ shop, card }: { shop: Shop; card: ChatCard }) {
  const t = useTranslations('product.shop');
  const compact = useCompactNumber();
  const [following, setFollowing] = usePersonalData(getFollowState, { id: shop.id });
  return (
    <Card aria-label={t('label')} className="p-5">
      <div className="flex items-center gap-3">
        <Picture picture={shop.avatar} alt="" width={48} className="size-12 shrink-0 rounded-full object-cover" />
        <div className="min-w-0">
          <h2 className="font-semibold break-words">
            <MallLink to={shopPath(shop.id)} className="hover:text-brand">
              {shop.name}
            </MallLink>
          </h2>
          <Stars value={shop.starLevel} label={t('stars', { value: shop.starLevel.toFixed(1) })} />
        </div>
      </div>
      <div className="mt-3">
        <ShopTags isSelf={shop.isSelf} names={[shop.typeName]} />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-2 rounded-md bg-page p-3 text-center">
        <Figure label={t('quality')} value={shop.qualityScore > 0 ? shop.qualityScore.toFixed(1) : '–'} />
        <Figure label={t('service')} value={shop.serviceScore > 0 ? shop.serviceScore.toFixed(1) : '–'} />
        <Figure label={t('followers')} value={compact(following?.followers ?? shop.followers)} />
        <Figure label={t('goods')} value={compact(shop.productCount)} />
      </dl>
      <div className="mt-4 grid gap-2">
        <LinkButton variant="secondary" to={shopPath(shop.id)}>
          <Store aria-hidden="true" size={16} className="shrink-0" />
          {t('enter')}
        </LinkButton>
        <ShopFollow shopId={shop.id} isFollowed={following?.isCollect ?? false} onChange={setFollowing} />
        <ShopContact shopId={shop.id} card={card} />
        <MallLink
          to={`/merchant/merchant/qualification?id=${shop.id}`}
          className="flex items-center justify-center gap-1.5 py-1 text-center text-xs text-ink-2 hover:text-brand"
        >
          <FileCheck2 aria-hidden="true" size={14} className="shrink-0" />
          {t('papers')}
        </MallLink>
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
