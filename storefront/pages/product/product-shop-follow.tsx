import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { followShop, unfollowShop } from '#contract/shops/shopper-page.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';

type ShopFollowProps = {
  shopId: number;
  isFollowed: boolean;
  onChange: (state: { isCollect: boolean; followers: number }) => void;
};

/** Follows the shop of a product, or no longer. */
export function ShopFollow({ shopId, isFollowed, onChange }: ShopFollowProps) {
  const t = useTranslations('product.shop');
  const { isBusy, press } = useSubmitGuard();

  async function turn(isCollect: boolean) {
    const { followers } = await callFromBrowser(isCollect ? followShop : unfollowShop, { id: shopId });
    onChange({ isCollect, followers });
    void toast(isCollect ? t('followedNow') : t('unfollowedNow'), 'success', 'follow');
  }

  const Icon = isFollowed ? Check : Plus;
  return (
    <Button
      variant="secondary"
      aria-pressed={isFollowed}
      isBusy={isBusy}
      onClick={() =>
        seemsSignedIn()
          ? void press(!isFollowed, turn)
          : askToSignIn({ action: { name: 'followShop', input: { id: shopId }, done: t('followedNow') } })
      }
    >
      <Icon aria-hidden="true" size={16} className="shrink-0" />
      {isFollowed ? t('followed') : t('follow')}
    </Button>
  );
}
