import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listReceivedIds, type OfferedCoupon, receiveCoupon } from '#contract/coupons/shopper.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { usePersonalData } from '#storefront/base/client/calls/use-personal-data.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { ready } from '#ui/ready.ts';
import { useCouponOff } from './coupon-off.ts';
import { hasMinimum } from './has-minimum.ts';

const shownAtFirst = 2; // one line of them

/** Coupons that can be used for a product, to be received where they stand. */
export function ProductCoupons({ coupons }: { coupons: readonly OfferedCoupon[] }) {
  const t = useTranslations('product.coupons');
  const writeMoney = useMoneyText();
  const writeOff = useCouponOff();
  const writeDay = useShortDay();
  const [isWhole, setWhole] = useState(false);
  const ids = coupons.map(({ id }) => id).join(',');
  const [received, setReceived] = usePersonalData(listReceivedIds, { ids });
  const { isBusy, press } = useSubmitGuard();

  async function receive(couponId: number) {
    try {
      const { endsAt, canReceiveMore } = await callFromBrowser(receiveCoupon, { couponId });
      void toast(t('done', { day: writeDay(endsAt) }), 'success', 'coupon');
      if (!canReceiveMore) setReceived([...(received ?? []), couponId]);
    } catch (failure) {
      // A message has said why. Another tab may have received it meanwhile.
      if (seemsSignedIn()) await callQuietly(listReceivedIds, { ids }).then(setReceived, () => {});
      throw failure;
    }
  }

  return (
    <ul {...ready} className="flex flex-wrap items-center gap-2">
      {(isWhole ? coupons : coupons.slice(0, shownAtFirst)).map((coupon) => {
        const isReceived = received?.includes(coupon.id) ?? false;
        const off = hasMinimum(coupon)
          ? t('off', { money: writeOff(coupon), least: writeMoney(coupon.minPrice) })
          : t('offAny', { money: writeOff(coupon) });
        const terms = coupon.percent === null ? off : t('upTo', { terms: off, amount: writeMoney(coupon.money) });
        return (
          <li key={coupon.id} className="flex min-h-8 items-stretch rounded-sm border border-brand/40">
            <span
              title={`${coupon.name} · ${coupon.endsAt === null ? t('days', { days: coupon.day ?? 0 }) : t('until', { day: writeDay(coupon.endsAt) })}`}
              className="flex items-center rounded-l-sm bg-brand-soft px-2.5 py-0.5 text-brand-deep"
            >
              {terms}
            </span>
            <span aria-hidden="true" className="border-l border-dashed border-brand/40" />
            <TextButton
              variant={isReceived ? 'quiet' : 'strong'}
              disabled={isReceived || isBusy}
              aria-label={`${isReceived ? t('received') : t('get')}: ${terms}`}
              className="min-w-20 justify-center px-2.5"
              onClick={() =>
                seemsSignedIn()
                  ? void press(coupon.id, receive)
                  : askToSignIn({ action: { name: 'receiveCoupons', input: { couponIds: [coupon.id] } } })
              }
            >
              {isReceived ? t('received') : t('get')}
            </TextButton>
          </li>
        );
      })}
      {!isWhole && coupons.length > shownAtFirst && (
        <li>
          <TextButton className="py-1" onClick={() => setWhole(true)}>
            {t('all', { count: String(coupons.length) })}
          </TextButton>
        </li>
      )}
    </ul>
  );
}
