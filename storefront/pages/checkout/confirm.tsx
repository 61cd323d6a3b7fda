import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/identity/shopper-addresses.ts';
import type { Quote } from '#contract/orders/shopper-checkout.ts';
import type { PayType } from '#contract/payments/shopper.ts';
import type { PointsRules } from '#contract/points/shopper.ts';
import { BuySteps } from '#storefront/parts/buying/buy-steps.tsx';
import { type PayMethod, PayMethods } from '#storefront/parts/payments/pay-methods.tsx';
import { Card } from '#ui/display/card.tsx';
import { AddressChoice } from './address-choice.tsx';
import { BestMix } from './best-mix.tsx';
import { withShop } from './choices.ts';
import { ConfirmShop } from './confirm-shop.tsx';
import { ConfirmTotal } from './confirm-total.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import { type AgreedPrices, obstacleOf } from './obstacles.ts';
import { PayDialog } from './pay-dialog.tsx';
import { PointsSwitch } from './points-switch.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';

type ConfirmProps = {
  quote: Quote;
  addresses: readonly Address[];
  methods: readonly PayMethod[];
  rules: PointsRules;
};

/** Everything that can be chosen at the left, and what it comes to at the right. */
export function Confirm({ quote: loaded, addresses, methods, rules }: ConfirmProps) {
  const t = useTranslations('checkout');
  const checkout = useCheckout(loaded);
  const { quote, choices, changes, isPending, choose } = checkout;
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const [agreed, setAgreed] = useState<AgreedPrices>({});
  const [payType, setPayType] = useState<PayType | null>(null);
  const { isBusy, place, placedNo } = usePlaceOrder(checkout, { notes, payType });
  const obstacle = obstacleOf(quote, agreed);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_368px] items-start gap-4">
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <BuySteps at="confirm" />
      </div>
      <div className="grid gap-4">
        {quote.needsAddress ? (
          <AddressChoice
            loaded={addresses}
            chosenId={choices.addressId}
            onChoose={(addressId) => void choose({ ...choices, addressId })}
          />
        ) : (
          <p className="rounded-lg bg-card px-6 py-5 text-ink-2">{t('noAddressNeeded')}</p>
        )}
        {quote.shops.map((shop) => (
          <ConfirmShop
            key={shop.shopId}
            shop={shop}
            choice={choices.shops.find(({ shopId }) => shopId === shop.shopId)}
            note={notes[shop.shopId] ?? ''}
            agreed={agreed}
            changes={changes}
            isPending={isPending}
            hasAddress={quote.addressId !== null}
            onChoose={(part) => void choose(withShop(choices, shop.shopId, part))}
            onNote={(note) => setNotes({ ...notes, [shop.shopId]: note })}
            onAgree={(skuId, price) => setAgreed({ ...agreed, [skuId]: price ?? 0 })}
          />
        ))}
        <Card aria-labelledby="platform-coupon" className="px-6 py-5">
          <h2 id="platform-coupon" className="text-base font-semibold">
            {t('platformCoupon')}
          </h2>
          <CouponChoice
            label={t('platformCoupon')}
            coupons={quote.platformCoupons}
            chosenId={choices.platformCouponId}
            isPending={isPending}
            onChoose={(platformCouponId) => void choose({ ...choices, platformCouponId })}
          />
          <PointsSwitch
            quote={quote}
            isOn={choices.usesPoints}
            rules={rules}
            isPending={isPending}
            onChange={(usesPoints) => void choose({ ...choices, usesPoints })}
          />
        </Card>
        <Card id="pay-method" tabIndex={-1} className="px-6 py-5">
          <h2 className="mb-4 text-base font-semibold">{t('payMethod')}</h2>
          <PayMethods methods={methods} value={payType} onChange={setPayType} />
        </Card>
      </div>
      <div className="sticky top-20 grid gap-4">
        <ConfirmTotal
          quote={quote}
          changes={changes}
          isPending={isPending}
          isBusy={isBusy}
          obstacle={obstacle}
          onPlace={place}
        />
        {quote.proposal && (
          <BestMix proposal={quote.proposal} isPending={isPending} onApply={() => void checkout.applyBest()} />
        )}
      </div>
      {placedNo && (
        <PayDialog orderNo={placedNo} isTest={methods.some((method) => method.payType === 'scan' && method.isTest)} />
      )}
    </div>
  );
}
