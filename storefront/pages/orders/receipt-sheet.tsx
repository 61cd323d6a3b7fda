import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { TaxData } from '#contract/payouts/merchant-statements.ts';
import type { Receipt, ReceiptLine } from '#contract/receipts/values.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { AddressLines } from './order-facts.tsx';
import { amountKeys, useReceiptText } from './receipt-text.ts';

type AmountName = ReturnType<typeof amountKeys>['ofLine'];

const figures = 'py-1 pl-4 text-right whitespace-nowrap tabular-nums';

/** What an order came to, who sold it and where it goes, for paper: shown when the page is printed, and only then. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const site = useTranslations('site');
  const title = receipt.paidAt ? t('title') : t('unpaid');
  return (
    <section aria-label={title} className="hidden text-sm print:block">
      <header className="flex items-baseline justify-between border-b-2 border-ink pb-3">
        <p className="text-2xl font-bold">{site('name')}</p>
        <p className="text-xl font-semibold">{title}</p>
      </header>
      <Parties receipt={receipt} />
      <table className="mt-6 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2">
              {t('items')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right">
              {t('unitPrice')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right">
              {t('quantity')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right">
              {t('sum')}
            </th>
          </tr>
        </thead>
        {receipt.lines.map((line) => (
          <SheetLine key={line.lineId} line={line} name={amountKeys(receipt).ofLine} />
        ))}
      </table>
      <Totals receipt={receipt} />
      <Returns receipt={receipt} />
      {receipt.paidAt && <p className="mt-8 text-center text-ink-2">{t('thanks')}</p>}
    </section>
  );
}

function Parties({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const methods = useTranslations('payments.method');
  const formatDate = useDateFormat();
  const { orderNo, seller, mall, address, createdAt, paidAt, payment } = receipt;
  const facts: [string, string | null][] = [
    [t('number'), orderNo],
    [t('date'), formatDate(createdAt)],
    [t('paidAt'), paidAt && formatDate(paidAt)],
    [t('payMethod'), payment && (payment.method ? methods(payment.method) : t('nothingToPay'))],
  ];
  return (
    <>
      <div className="mt-4 grid grid-cols-3 gap-x-8">
        <div>
          <h2 className="text-ink-2">{t('seller')}</h2>
          <p className="font-semibold">{seller.name}</p>
          <TaxLines taxData={seller.taxData} />
          {[seller.taxData ? '' : seller.address, seller.phone, seller.email].map(
            (line) => line && <p key={line}>{line}</p>,
          )}
        </div>
        {address && (
          <div>
            <h2 className="text-ink-2">{t('deliverTo')}</h2>
            <Suspense>
              <AddressLines address={address} />
            </Suspense>
          </div>
        )}
        {mall && (
          <div>
            <h2 className="text-ink-2">{t('mall')}</h2>
            <TaxLines taxData={mall} />
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
    </>
  );
}

function TaxLines({ taxData }: { taxData: TaxData | null }) {
  const t = useTranslations('receipts');
  if (!taxData) return null;
  return (
    <>
      <p>{taxData.legalName}</p>
      <p className="whitespace-pre-line">{taxData.address}</p>
      {taxData.taxNumber && <p>{t('taxNumber', { number: taxData.taxNumber })}</p>}
    </>
  );
}

/** A product at its list price, everything that changes it, and what is paid for it. */
function SheetLine({ line, name }: { line: ReceiptLine; name: AmountName }) {
  const t = useTranslations('receipts');
  const { signed, rowName } = useReceiptText();
  const [list, ...changes] = line.rows;
  const rest: [string, number][] = [
    ...changes.map((row): [string, number] => [
      [
        rowName(row),
        row.kind === 'points' && t('pointsCount', { count: line.pointsUsed }),
        row.payer && t(`payers.${row.payer}`),
      ]
        .filter(Boolean)
        .join(' · '),
      row.amount,
    ]),
    [t(name), line.payable],
  ];
  if (line.ifReturned) rest.push([t('ifReturned.ofOne'), line.ifReturned.payable]);
  return (
    <tbody className="break-inside-avoid border-b border-line">
      <tr className="font-medium">
        <td className="py-1 pr-4">
          {line.name}
          {line.variant && <span className="text-ink-2"> · {line.variant}</span>}
        </td>
        <td className={figures}>{signed(line.listPrice)}</td>
        <td className={figures}>{line.quantity}</td>
        <td className={figures}>{signed(list?.amount ?? 0)}</td>
      </tr>
      {rest.map(([what, amount]) => (
        <tr key={what} className="text-ink-2">
          <td colSpan={3} className="py-0.5 pl-6">
            {what}
          </td>
          <td className={figures}>{signed(amount)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Totals({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const { signed, rowName, taxName } = useReceiptText();
  const { rows, payable, tax, refunded, payment } = receipt;
  return (
    <div className="mt-4 ml-auto w-96 break-inside-avoid">
      <h2 className="font-semibold">{t('summary')}</h2>
      <dl>
        {rows.map((row) => (
          <div key={`${row.kind} ${row.name}`} className="flex justify-between gap-4 py-0.5">
            <dt>{[rowName(row), row.payer && t(`payers.${row.payer}`)].filter(Boolean).join(' · ')}</dt>
            <dd className="tabular-nums">
              {row.kind === 'freight' && row.amount === 0 ? t('free') : signed(row.amount)}
            </dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between border-t border-ink pt-2 text-base font-bold">
          <dt>{t(amountKeys(receipt).ofOrder)}</dt>
          <dd className="tabular-nums">{signed(payable)}</dd>
        </div>
        {tax && (
          <div className="flex justify-between text-ink-2">
            <dt>{taxName(tax.rate)}</dt>
            <dd className="tabular-nums">{signed(tax.amount)}</dd>
          </div>
        )}
        {refunded > 0 && (
          <div className="mt-1 flex justify-between font-semibold">
            <dt>{t('refunds.refunded')}</dt>
            <dd className="tabular-nums">{signed(0 - refunded)}</dd>
          </div>
        )}
      </dl>
      {payment && payment.orders > 1 && (
        <p className="mt-1 text-xs text-ink-2">
          {t('together', { count: payment.orders - 1, amount: signed(payment.amount) })}
        </p>
      )}
    </div>
  );
}

function Returns({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const formatDate = useDateFormat();
  const { signed, returnNotes } = useReceiptText();
  const { ifReturned, at } = receipt;
  return (
    <div className="mt-6 break-inside-avoid">
      <h2 className="font-semibold">
        {t('ifReturned.title')}{' '}
        <span className="font-normal text-ink-2">{t('ifReturned.asOf', { date: formatDate(at) })}</span>
      </h2>
      {ifReturned && (
        <p>
          {t('ifReturned.amount')}: {signed(ifReturned.payable)}
          {ifReturned.pointsUsed > 0 && ` · ${t('pointsCount', { count: ifReturned.pointsUsed })}`}
        </p>
      )}
      {returnNotes(receipt).map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  );
}
