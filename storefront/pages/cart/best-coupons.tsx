import { Check, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { getCart } from '#contract/cart/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useCouponOff } from '#storefront/parts/coupons/coupon-off.ts';
import { useCouponTerms } from '#storefront/parts/coupons/coupon-terms.ts';
import { receiveCoupons } from '#storefront/parts/coupons/receive-coupons.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { CouponHint } from './coupon-hint.tsx';
import type { CartState } from './use-cart.ts';

/** The coupons that save the most on what is selected, those not received yet to be received in one press. */
export function BestCoupons({ state: { cart, change } }: { state: CartState }) {
  const t = useTranslations('cart.best');
  const money = useMoneyText();
  const off = useCouponOff();
  const terms = useCouponTerms();
  const [isBusy, setBusy] = useState(false);
  const { best, hint } = cart;
  const missing = best?.coupons.filter(({ isReceived }) => !isReceived) ?? [];
  if (!best && !hint) return null;

  async function receiveAll() {
    const couponIds = missing.map(({ couponId }) => couponId);
    const done = t('received', { count: missing.length });
    if (!seemsSignedIn()) return askToSignIn({ action: { name: 'receiveCoupons', input: { couponIds }, done } });
    setBusy(true);
    let isWhole = false;
    const isShown = await change(async () => {
      isWhole = await receiveCoupons(couponIds);
      return callFromBrowser(getCart, {});
    });
    setBusy(false);
    if (isShown && isWhole) void toast(done, 'success', 'coupon');
  }

  return (
    <Card aria-label={t('title')} className="mt-3 px-5 py-4">
      {best && (
        <div className="flex items-center gap-6">
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-2">
            <p className="flex items-center gap-2 font-semibold text-success">
              <TicketPercent aria-hidden="true" size={18} className="shrink-0" />
              {t('saves', { amount: money(best.saves) })}
            </p>
            <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
              {best.coupons.map((coupon) => (
                <li key={coupon.couponId} className="inline-flex items-center gap-1">
                  {coupon.isReceived && <Check aria-hidden="true" size={14} className="text-success" />}
                  {t('off', { amount: off(coupon) })} · {terms(coupon)}
                </li>
              ))}
            </ul>
          </div>
          {missing.length > 0 && (
            <Button isBusy={isBusy} onClick={() => void receiveAll()}>
              {t('receive', { count: missing.length })}
            </Button>
          )}
        </div>
      )}
      {hint && hint.missing > 0 && (
        <div className={`flex ${best ? 'mt-3 border-t border-line pt-3' : ''}`}>
          <CouponHint key={hint.couponId} hint={hint} change={change} />
        </div>
      )}
    </Card>
  );
}
