import { Store, Truck } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usualCountry } from '#contract/core/usual-country.ts';
import type { Money } from '#contract/core/values.ts';
import { orderNoteMax, type QuoteShop } from '#contract/orders/shopper-checkout.ts';
import { readCountry } from '#storefront/base/client/saved/delivery-country.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { countryName } from '#storefront/base/i18n/country-name.ts';
import { useDays } from '#storefront/base/i18n/days.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { AmountRows } from '#storefront/parts/orders/amount-rows.tsx';
import { HolidayNotice } from '#storefront/parts/shops/holiday-notice.tsx';
import { RadioChip } from '#ui/buttons/chip.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Changes, ShopChoice } from './choices.ts';
import { ConfirmLine } from './confirm-line.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import type { AgreedPrices } from './obstacles.ts';

type ConfirmShopProps = {
  shop: QuoteShop;
  choice: ShopChoice | undefined;
  note: string;
  agreed: AgreedPrices;
  changes: Changes | null;
  isPending: boolean;
  hasAddress: boolean;
  onChoose: (part: Partial<ShopChoice>) => void;
  onNote: (note: string) => void;
  onAgree: (skuId: number, price: number | null) => void;
};

/** What comes from one shop, and what is agreed with it: one order of its own. */
export function ConfirmShop(props: ConfirmShopProps) {
  const { shop, choice, agreed, changes, isPending, hasAddress, onChoose, onAgree } = props;
  const isFreightOpen = !hasAddress && isSent(shop);
  const t = useTranslations('checkout');
  const id = useId();
  return (
    <Card aria-labelledby={id} className="px-6 pt-4 pb-5">
      <h2 id={id} className="flex items-center gap-2 border-b border-line pb-3 text-base font-semibold">
        <Store size={18} aria-hidden="true" className="text-ink-3" />
        <MallLink to={shopPath(shop.shopId)} className="min-w-0 truncate hover:text-brand">
          {shop.shopName}
        </MallLink>
      </h2>
      <HolidayNotice holiday={shop.holiday} className="mt-3" />
      <ul className={`divide-y divide-line transition-opacity ${isPending ? 'opacity-60' : ''}`}>
        {shop.lines.map((line) => (
          <ConfirmLine
            key={line.skuId}
            line={line}
            isAgreed={agreed[line.skuId] === line.unitPrice}
            isChanged={changes?.lines.has(line.skuId) ?? false}
            onAgree={(isAgreed) => onAgree(line.skuId, isAgreed ? line.unitPrice : null)}
          />
        ))}
      </ul>
      <div className="grid gap-5 border-t border-line pt-4">
        <div>
          <h3 className="font-semibold">{t('shopCoupon')}</h3>
          <CouponChoice
            label={t('shopCouponOf', { name: shop.shopName })}
            coupons={shop.coupons}
            chosenId={choice?.couponId ?? null}
            isPending={isPending}
            onChoose={(couponId) => onChoose({ couponId })}
          />
        </div>
        <div className="grid grid-cols-2 gap-6">
          <Delivery
            shop={shop}
            chosen={choice?.delivery ?? shop.delivery}
            isFreightOpen={isFreightOpen}
            onChoose={onChoose}
          />
          <Note {...props} />
        </div>
      </div>
      <Subtotal shop={shop} isPending={isPending} isFreightOpen={isFreightOpen} />
    </Card>
  );
}

/** Whether something has to be brought to an address. */
const isSent = ({ delivery, lines }: QuoteShop) =>
  delivery !== 'pickup' && delivery !== 'virtual' && lines.some(({ isVirtual }) => !isVirtual);

type DeliveryProps = {
  isFreightOpen: boolean;
  shop: QuoteShop;
  chosen: QuoteShop['delivery'];
  onChoose: ConfirmShopProps['onChoose'];
};

function Delivery({ shop, chosen, isFreightOpen, onChoose }: DeliveryProps) {
  const t = useTranslations('checkout');
  const orders = useTranslations('orders');
  const days = useDays();
  const name = useId();
  const { deliveries, earliest, latest, isServed } = shop;
  return (
    <div>
      <h3 className="font-semibold">{t('delivery')}</h3>
      {deliveries.length > 1 ? (
        <fieldset className="mt-2 flex flex-wrap gap-2.5">
          <legend className="sr-only">{t('deliveryOf', { name: shop.shopName })}</legend>
          {deliveries.map((kind) => (
            <RadioChip key={kind} name={name} checked={kind === chosen} onChange={() => onChoose({ delivery: kind })}>
              {orders(`deliveries.${kind}`)}
            </RadioChip>
          ))}
        </fieldset>
      ) : (
        <p className="mt-1 text-ink-2">{orders(`deliveries.${shop.delivery}`)}</p>
      )}
      {isFreightOpen && <FreightEstimate estimate={shop.freightEstimate} />}
      {isServed ? (
        earliest &&
        latest && (
          <p className="mt-2 flex items-center gap-2 text-ink-2">
            <Truck size={16} aria-hidden="true" className="text-ink-3" />
            {t('arrives', { days: days(earliest, latest) })}
          </p>
        )
      ) : (
        <p className="mt-2 rounded-md bg-brand-soft px-3 py-2 text-brand-deep">
          {t('notServed', { shop: shop.shopName })}{' '}
          <a href="#address-choice" className="font-semibold underline">
            {t('chooseAddress')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Without an address nobody knows yet what it costs; the country that the product pages are shown for gives an idea. */
function FreightEstimate({ estimate }: { estimate: Money | null }) {
  const t = useTranslations('checkout');
  const write = useAmountText();
  const locale = useLocale();
  const country = countryName(locale, useHydrated() ? readCountry(locale) : usualCountry[locale]);
  return (
    <p className="mt-2 text-ink-2">
      {t('deliveryOpen')}
      {estimate !== null && (
        <span className="block">
          {estimate === 0
            ? t('deliveryEstimateFree', { country })
            : t('deliveryEstimate', { amount: write(estimate), country })}
        </span>
      )}
    </p>
  );
}

function Note({ shop, note, onNote }: Pick<ConfirmShopProps, 'shop' | 'note' | 'onNote'>) {
  const t = useTranslations('checkout');
  return (
    <Field
      label={
        <span className="font-semibold">
          {t('note')}
          <span className="sr-only"> {shop.shopName}</span>
        </span>
      }
      count={t('noteCount', { count: String(note.length), most: String(orderNoteMax) })}
    >
      <Textarea
        rows={2}
        value={note}
        maxLength={orderNoteMax}
        placeholder={t('noteHint')}
        onChange={({ target }) => onNote(target.value)}
      />
    </Field>
  );
}

type SubtotalProps = { shop: QuoteShop; isPending: boolean; isFreightOpen: boolean };

/** What this shop's own order comes to, and why: items, coupons, points and delivery. */
function Subtotal({ shop, isPending, isFreightOpen }: SubtotalProps) {
  const t = useTranslations('checkout');
  const write = useAmountText();
  return (
    <div
      className={`mt-4 ml-auto max-w-90 border-t border-line pt-3 transition-opacity ${isPending ? 'opacity-60' : ''}`}
    >
      <h3 className="sr-only">{t('shopHow', { name: shop.shopName })}</h3>
      <dl>
        <AmountRows amounts={shop} openFreight={isFreightOpen ? shop.freightEstimate : undefined} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">{t('shopPayable')}</dt>
          <dd className="text-base font-semibold tabular-nums">{write(shop.payable)}</dd>
        </div>
      </dl>
    </div>
  );
}
