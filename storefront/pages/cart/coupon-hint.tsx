import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { getCart } from '#contract/cart/shopper.ts';
import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useCouponOff } from '#storefront/parts/coupons/coupon-off.ts';
import { useCouponTerms } from '#storefront/parts/coupons/coupon-terms.ts';
import { hasMinimum } from '#storefront/parts/coupons/has-minimum.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Cart, CartState } from './use-cart.ts';

type CouponHintProps = { hint: NonNullable<Cart['shops'][number]['hint']>; change: CartState['change'] };

/** "Add $12 more and save $5", with the coupon to be received where it stands. */
export function CouponHint({ hint, change }: CouponHintProps) {
  const t = useTranslations('cart.hint');
  const moneyText = useMoneyText();
  const terms = useCouponTerms();
  const [isBusy, setBusy] = useState(false);
  const money = useCouponOff()(hint);
  const text =
    hint.missing > 0
      ? t('missing', { missing: moneyText(hint.missing), money })
      : hasMinimum(hint)
        ? t(hint.isReceived ? 'applies' : 'reached', { money, least: moneyText(hint.minPrice) })
        : t(hint.isReceived ? 'appliesToAny' : 'reachedByAny', { money });

  async function receive() {
    if (!seemsSignedIn())
      return askToSignIn({
        action: { name: 'receiveCoupons', input: { couponIds: [hint.couponId] }, done: t('received') },
      });
    setBusy(true);
    const isDone = await change(async () => {
      await callFromBrowser(receiveCoupon, { couponId: hint.couponId });
      return callFromBrowser(getCart, {});
    });
    setBusy(false);
    if (isDone) void toast(t('received'), 'success', 'coupon');
  }

  return (
    <p className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <TicketPercent aria-hidden="true" size={16} className="shrink-0 text-brand" />
        {text}
        <span className="text-ink-3">({terms(hint)})</span>
      </span>
      {!hint.isReceived && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-label={`${t('receive')}: ${text}`}
          onClick={() => void receive()}
        >
          {t('receive')}
        </Button>
      )}
    </p>
  );
}
