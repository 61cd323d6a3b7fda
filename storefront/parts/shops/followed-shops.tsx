import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type FollowedShop, type listFollowedShops, unfollowShop } from '#contract/shops/shopper-page.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { shopPath, shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { ShopsDrawing } from '#ui/drawings/shops-drawing.tsx';
import { ShopStars } from './shop-stars.tsx';
import { ShopTags } from './shop-tags.tsx';

type FollowedShopsProps = { found: OutputOf<typeof listFollowedShops>; hrefOf: (page: number) => string };

/** Shops that one follows, the newest first. One that has closed can still be let go of. */
export function FollowedShops({ found, hrefOf }: FollowedShopsProps) {
  const t = useTranslations('favourites');
  const { busyWith, unfollow } = useUnfollowing(found, hrefOf);
  if (found.total === 0)
    return (
      <div className="py-12">
        <EmptyState
          drawing={<ShopsDrawing />}
          title={t('noShops')}
          text={t('noShopsText')}
          action={<LinkButton to={shopStreetPath}>{t('street')}</LinkButton>}
        />
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {found.list.map((shop) => (
          <li key={shop.id}>
            <ShopLine shop={shop} isBusy={busyWith === shop.id} onUnfollow={() => void unfollow(shop)} />
          </li>
        ))}
      </ul>
      <NumberedPages found={found} hrefOf={hrefOf} />
    </>
  );
}

function ShopLine({ shop, isBusy, onUnfollow }: { shop: FollowedShop; isBusy: boolean; onUnfollow: () => void }) {
  const t = useTranslations('favourites');
  const compact = useCompactNumber();
  const day = useShortDay();
  return (
    <article aria-label={shop.name} className="flex items-center gap-5 py-5">
      <Picture
        picture={shop.avatar}
        alt=""
        width={64}
        className={`size-16 shrink-0 rounded-full object-cover ${shop.isOpen ? '' : 'opacity-50 grayscale'}`}
      />
      <div className="min-w-0 grow space-y-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-base font-semibold wrap-anywhere">{shop.name}</span>
          <ShopTags isSelf={shop.isSelf} names={[shop.isOpen ? undefined : t('closed')]} />
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
          <ShopStars value={shop.starLevel} />
          <span>{t('followers', { count: compact(shop.followers) })}</span>
          <span className="text-ink-3">{t('since', { day: day(shop.followedAt) })}</span>
        </p>
      </div>
      <div className="flex shrink-0 gap-3">
        {shop.isOpen && (
          <LinkButton variant="secondary" to={shopPath(shop.id)}>
            {t('enter')}
            <span className="sr-only"> {shop.name}</span>
          </LinkButton>
        )}
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-label={t('unfollowShop', { name: shop.name })}
          onClick={onUnfollow}
        >
          {t('unfollow')}
        </Button>
      </div>
    </article>
  );
}

/** Unfollows a shop and reloads the list; when the page has become empty, the one before. */
function useUnfollowing({ list, page }: FollowedShopsProps['found'], hrefOf: FollowedShopsProps['hrefOf']) {
  const t = useTranslations('favourites');
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [busyWith, setBusyWith] = useState<number | null>(null);

  async function unfollow({ id, name }: FollowedShop) {
    if (busyWith !== null) return;
    setBusyWith(id);
    try {
      await callFromBrowser(unfollowShop, { id });
      if (list.length === 1 && page > 1) await navigate(mallPath(hrefOf(page - 1)), { replace: true });
      else await revalidate();
      void toast(t('unfollowed', { name }), 'success', 'favourites');
    } catch {
      // A message was shown.
    } finally {
      setBusyWith(null);
    }
  }
  return { busyWith, unfollow };
}
