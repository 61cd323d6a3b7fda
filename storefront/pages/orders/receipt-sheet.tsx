import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Shop } from '#contract/shops/shopper-page.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { AmountRows } from '#storefront/parts/orders/amount-rows.tsx';
import { LineRefund } from './line-refund.tsx';
import type { OrderWhole } from './order-detail.tsx';
import { AddressLines } from './order-facts.tsx';

type Seller = Pick<Shop, 'address' | 'phone' | 'email'>;

/** What an order came to, who sold it and where it goes, for paper: shown when the page is printed, and only then. */
export function ReceiptSheet({ order, seller }: { order: OrderWhole; seller: Seller | null }) {
  const t = useTranslations('orders.sheet');
  const site = useTranslations('site');
  const methods = useTranslations('payments.method');
  const formatDate = useDateFormat();
  const write = useAmountText();
  const { orderNo, shopName, createdAt, paidAt, payType, address, lines, payable, refundedPrice } = order;
  const title = paidAt ? t('title') : t('unpaid');
  const facts: [string, string | null | undefined][] = [
    [t('number'), orderNo],
    [t('date'), formatDate(createdAt)],
    [t('paidAt'), paidAt && formatDate(paidAt)],
    [t('payMethod'), payType && methods(payType)],
  ];
  return (
    <section aria-label={title} className="hidden text-sm print:block">
      <header className="flex items-baseline justify-between border-b-2 border-ink pb-3">
        <p className="text-2xl font-bold">{site('name')}</p>
        <p className="text-xl font-semibold">{title}</p>
      </header>
      <div className="mt-4 grid grid-cols-2 gap-x-8">
        <div>
          <h2 className="text-ink-2">{t('seller')}</h2>
          <p className="font-semibold">{shopName}</p>
          {seller && [seller.address, seller.phone, seller.email].map((line) => line && <p key={line}>{line}</p>)}
        </div>
        {address && (
          <div>
            <h2 className="text-ink-2">{t('deliverTo')}</h2>
            <Suspense>
              <AddressLines address={address} />
            </Suspense>
          </div>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-1">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-2">
                <dt className="text-ink-2">{name}:</dt>
                <dd className="font-medium tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <table className="mt-6 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2">
              {t('goods')}
            </th>
            <th scope="col" className="py-2 text-right">
              {t('price')}
            </th>
            <th scope="col" className="py-2 text-right">
              {t('quantity')}
            </th>
            <th scope="col" className="py-2 text-right">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="break-inside-avoid border-b border-line">
              <td className="py-2 pr-4">
                {line.name}
                {line.variant && <span className="text-ink-2"> · {line.variant}</span>}
                <LineRefund line={line} />
              </td>
              <td className="py-2 text-right tabular-nums">{write(line.unitPrice)}</td>
              <td className="py-2 text-right tabular-nums">{line.quantity}</td>
              <td className="py-2 text-right tabular-nums">{write(line.goods)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 ml-auto w-80">
        <AmountRows amounts={order} />
        <div className="mt-2 flex justify-between border-t border-ink pt-2 text-base font-bold">
          <dt>{paidAt ? t('total') : t('toPay')}</dt>
          <dd className="tabular-nums">{write(payable)}</dd>
        </div>
        {refundedPrice > 0 && (
          <div className="mt-1 flex justify-between font-semibold">
            <dt>{t('refunded')}</dt>
            <dd className="tabular-nums">{write(refundedPrice)}</dd>
          </div>
        )}
      </dl>
      {paidAt && <p className="mt-8 text-center text-ink-2">{t('thanks')}</p>}
    </section>
  );
}
