import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useCountryNames } from '#storefront/base/i18n/country-names.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { Fact } from '#ui/display/fact.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { AddressChangeAction } from './address-change-action.tsx';
import type { OrderWhole } from './order-detail.tsx';

/** Where it goes, how, and what was said to the shop. */
export function DeliveryFacts({ order }: { order: OrderWhole }) {
  const { address, delivery, note } = order;
  const t = useTranslations('orders.detail');
  const orders = useTranslations('orders');
  return (
    <TitledCard title={t('delivery')}>
      {address ? (
        <Suspense>
          <AddressLines address={address} />
        </Suspense>
      ) : (
        <p className="mt-3 text-ink-2">{t('noAddress')}</p>
      )}
      {(order.mayChangeAddress || order.addressChange) && <AddressChangeAction order={order} />}
      <dl className="mt-3 grid gap-2">
        <Fact name={t('deliveryMethod')}>{orders(`deliveries.${delivery}`)}</Fact>
        <Fact name={t('note')}>{note || <span className="text-ink-3">{t('noNote')}</span>}</Fact>
      </dl>
    </TitledCard>
  );
}

/** How and when it was paid, and the numbers by which it is known. */
export function PaymentFacts({ order }: { order: OrderWhole }) {
  const t = useTranslations('orders.detail');
  const methods = useTranslations('payments.method');
  const formatDate = useDateFormat();
  const {
    orderNo,
    tradeNo,
    createdAt,
    paidAt,
    shippedAt,
    receivedAt,
    completedAt,
    cancelledAt,
    payType,
    paymentOrders,
  } = order;
  const others = paymentOrders.filter((number) => number !== orderNo);
  return (
    <TitledCard title={t('payment')}>
      <dl className="mt-3 grid gap-2">
        <Fact name={t('payState')}>{paidAt ? t('isPaid') : t('isUnpaid')}</Fact>
        {paidAt && <Fact name={t('payMethod')}>{payType ? methods(payType) : t('nothingToPay')}</Fact>}
        <Fact name={t('number')}>
          <span className="text-xs break-all tabular-nums">{orderNo}</span>
        </Fact>
        <Fact name={t('paymentNumber')}>
          <span className="text-xs break-all tabular-nums">{tradeNo}</span>
        </Fact>
        <Fact name={t('placedAt')}>{formatDate(createdAt)}</Fact>
        {paidAt && <Fact name={t('paidAt')}>{formatDate(paidAt)}</Fact>}
        {shippedAt && <Fact name={t('shippedAt')}>{formatDate(shippedAt)}</Fact>}
        {receivedAt && <Fact name={t('receivedAt')}>{formatDate(receivedAt)}</Fact>}
        {completedAt && <Fact name={t('completedAt')}>{formatDate(completedAt)}</Fact>}
        {cancelledAt && <Fact name={t('cancelledAt')}>{formatDate(cancelledAt)}</Fact>}
        {others.length > 0 && (
          <Fact name={t('paidTogether')}>
            {others.map((number) => (
              <MallLink
                key={number}
                to={orderPath(number)}
                className="block text-xs leading-5 break-all text-brand-deep tabular-nums hover:underline"
              >
                {number}
              </MallLink>
            ))}
          </Fact>
        )}
      </dl>
    </TitledCard>
  );
}

/** As it was when the order was placed: what has become of the address since does not matter. */
export function AddressLines({ address }: { address: NonNullable<OrderWhole['address']> }) {
  const nameOf = useCountryNames();
  const { realName, countryCode, phone, detail, postCode, country, email } = address;
  return (
    <address className="mt-3 not-italic print:mt-0">
      <p className="font-semibold">
        {realName}{' '}
        <span className="ml-2 font-normal text-ink-2 tabular-nums">
          {countryCode} {phone}
        </span>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">
        {detail}
        {'\n'}
        {`${postCode} · ${nameOf(country)}`}
      </p>
      {email && <p className="text-xs text-ink-3">{email}</p>}
    </address>
  );
}
