import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Receipt, ReceiptLine, ReceiptRow } from '#contract/receipts/values.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { amountKeys, borneBy, useReceiptText } from './receipt-text.ts';

const head = 'py-2 font-normal text-ink-3';
const cell = 'py-3 align-top';
const figures = 'text-right whitespace-nowrap tabular-nums';
const apart = 'pl-6'; // from the figures before it

/** How the price of an order came about, cent by cent: what was taken off, who bears it, and what a return would bring today. */
export function ReceiptCard({ receipt, file }: { receipt: Receipt; file: string }) {
  const t = useTranslations('receipts');
  const { signed, taxName } = useReceiptText();
  const { lines, rows, payable, tax, ifReturned } = receipt;
  const names = amountKeys(receipt);
  const sumOf = (isOf: (row: ReceiptRow) => boolean) =>
    rows.reduce((sum, row) => (isOf(row) ? sum + row.amount : sum), 0);
  const freight = sumOf(isFreight);
  return (
    <TitledCard
      title={t('section')}
      line={t('sectionLine')}
      action={
        <a href={file} download className={buttonClass({ variant: 'secondary' })}>
          <FileDown size={16} aria-hidden="true" />
          {t('download')}
        </a>
      }
    >
      <table className="mt-3 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-xs">
            <th scope="col" className={head}>
              {t('product')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('unitPrice')}
            </th>
            <th scope="col" className={`${head} pl-10`}>
              {t('reductions')}
            </th>
            <th scope="col" className={`${head} ${apart} text-right`}>
              {t('rows.freight')}
            </th>
            <th scope="col" className={`${head} ${apart} text-right`}>
              {t(names.ofLine)}
            </th>
            <th scope="col" className={`${head} ${apart} text-right`}>
              {t('ifReturned.ofOne')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.lineId} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3">
              {t(names.ofOrder)}
            </th>
            <td className={figures}>{signed(sumOf(({ kind }) => kind === 'list'))}</td>
            <td className={`${figures} pl-10`}>{signed(sumOf((row) => row.kind !== 'list' && !isFreight(row)))}</td>
            <td className={`${figures} ${apart}`}>{freight === 0 ? t('free') : signed(freight)}</td>
            <td className={`${figures} ${apart}`}>
              <MallPrice amount={payable} />
            </td>
            <td className={figures}>{ifReturned ? signed(ifReturned.payable) : '–'}</td>
          </tr>
          {tax && (
            <tr className="text-xs text-ink-3">
              <th scope="row" colSpan={4} className="font-normal">
                {taxName(tax.rate)}
              </th>
              <td className={figures}>{signed(tax.amount)}</td>
              <td />
            </tr>
          )}
        </tfoot>
      </table>
      <div className="mt-4 grid grid-cols-3 gap-6 rounded-lg bg-page px-5 py-4">
        <Borne receipt={receipt} />
        <Refunded receipt={receipt} />
        <Returned receipt={receipt} />
      </div>
    </TitledCard>
  );
}

const isFreight = ({ kind }: ReceiptRow) => kind === 'freight' || kind === 'freight_reduction';

function LineRow({ line }: { line: ReceiptLine }) {
  const t = useTranslations('receipts');
  const { signed, rowName } = useReceiptText();
  const list = line.rows.find(({ kind }) => kind === 'list')?.amount ?? 0;
  const freight = line.rows.find(isFreight)?.amount ?? 0;
  const taken = line.rows.filter((row) => row.payer !== null && !isFreight(row));
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} max-w-70 pr-4 font-normal`}>
        {line.name}
        {line.variant && <span className="text-ink-3"> · {line.variant}</span>}
      </th>
      <td className={`${cell} ${figures}`}>
        {signed(list)}
        {line.quantity > 1 && (
          <span className="block text-xs text-ink-3">
            {line.quantity} × {signed(line.listPrice)}
          </span>
        )}
      </td>
      <td className={`${cell} pl-10`}>
        {taken.length === 0 && <span className="text-ink-3">{t('noReductions')}</span>}
        {taken.map((row) => (
          <div key={row.kind} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              {rowName(row)}
              <span className="ml-2 text-xs text-ink-3">
                {row.kind === 'points' && `${t('pointsCount', { count: line.pointsUsed })} · `}
                {row.payer && t(`payers.${row.payer}`)}
              </span>
            </span>
            <span className={`${figures} text-success`}>{signed(row.amount)}</span>
          </div>
        ))}
      </td>
      <td className={`${cell} ${figures} ${apart}`}>{freight === 0 ? t('free') : signed(freight)}</td>
      <td className={`${cell} ${figures} ${apart} font-semibold`}>{signed(line.payable)}</td>
      <td className={`${cell} ${figures} ${apart} text-ink-2`}>
        {line.ifReturned ? signed(line.ifReturned.payable) : '–'}
        {line.ifReturned && line.ifReturned.pointsUsed > 0 && (
          <span className="block text-xs text-ink-3">+ {t('pointsCount', { count: line.ifReturned.pointsUsed })}</span>
        )}
      </td>
    </tr>
  );
}

type BlockProps = { title: string; children: ReactNode };

function Block({ title, children }: BlockProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Figure({ name, isSum = false, children }: { name: ReactNode; isSum?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-0.5 ${isSum ? 'mt-1 border-t border-line pt-1.5 font-semibold' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere text-ink-2">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}

function Borne({ receipt: { rows } }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const write = useAmountText();
  const sides = (['shop', 'mall'] as const).map((payer) => [payer, borneBy(rows, payer)] as const);
  const shown = sides.filter(([, amount]) => amount > 0);
  return (
    <Block title={t('borne.title')}>
      {shown.length === 0 && <p className="mt-1.5 text-ink-2">{t('borne.none')}</p>}
      <dl className="mt-1.5">
        {shown.map(([payer, amount]) => (
          <Figure key={payer} name={t(`borne.${payer}`)}>
            {write(amount)}
          </Figure>
        ))}
      </dl>
    </Block>
  );
}

function Refunded({ receipt: { refunds, payable, refunded } }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const formatDate = useDateFormat();
  const { signed } = useReceiptText();
  return (
    <Block title={t('refunds.title')}>
      {refunds.length === 0 && <p className="mt-1.5 text-ink-2">{t('refunds.none')}</p>}
      <dl className="mt-1.5">
        {refunds.map(({ refundOrderNo, refundedAt, amount, pointsUsed }) => (
          <Figure
            key={refundOrderNo}
            name={
              <>
                {refundedAt ? formatDate(refundedAt) : t('refunds.underWay')}
                <span className="block text-xs text-ink-3">
                  {refundOrderNo}
                  {pointsUsed > 0 && ` · ${t('pointsCount', { count: pointsUsed })}`}
                </span>
              </>
            }
          >
            {signed(0 - amount)}
          </Figure>
        ))}
        {refunds.length > 0 && (
          <Figure name={t('refunds.left')} isSum>
            {signed(payable - refunded)}
          </Figure>
        )}
      </dl>
    </Block>
  );
}

function Returned({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipts');
  const formatDate = useDateFormat();
  const { signed, returnNotes } = useReceiptText();
  const { ifReturned, refundUntil } = receipt;
  return (
    <Block title={t('ifReturned.title')}>
      {ifReturned && (
        <dl className="mt-1.5">
          <Figure name={t('ifReturned.amount')}>
            <span className="font-semibold">{signed(ifReturned.payable)}</span>
          </Figure>
          {ifReturned.pointsUsed > 0 && (
            <Figure name={t('ifReturned.points')}>{t('pointsCount', { count: ifReturned.pointsUsed })}</Figure>
          )}
        </dl>
      )}
      <div className="mt-1 text-xs text-ink-3">
        {returnNotes(receipt).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {refundUntil && <p>{t('ifReturned.until', { date: formatDate(refundUntil) })}</p>}
      </div>
    </Block>
  );
}
