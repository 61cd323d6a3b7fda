import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskRefund } from '#contract/demo/developer-desk.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';

/** One thing that waits, with the buttons to deal with it. */
export function DeskRow({ title, facts, children }: { title: string; facts: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="line-clamp-1 font-medium">{title}</p>
        <p className="text-xs wrap-anywhere text-ink-3">{facts}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">{children}</div>
    </li>
  );
}

/** The first of several products, and how many more there are. */
export const productText = (product: string, more: number) => (more > 0 ? `${product} +${more}` : product);

/** What has to be known to decide about a refund. */
export function RefundFacts({ refund }: { refund: DeskRefund }) {
  const t = useTranslations('demo.desk');
  const words = useTranslations('refunds');
  const formatDate = useDateFormat();
  const { refundOrderNo, status, kind, reason, note, refusal, payable, answerBy } = refund;
  return (
    <>
      {t('refund', { number: refundOrderNo })} · {words(`statuses.${status}`)} ·{' '}
      <MallPrice amount={payable} size="sm" />
      <br />
      {[words(`kinds.${kind}`), words(`reasons.${reason}`), note].filter(Boolean).join(' · ')}
      {refusal && (
        <>
          <br />
          {t('refusal', { reason: refusal })}
        </>
      )}
      {answerBy && (
        <>
          <br />
          {t('until', { date: formatDate(answerBy) })}
        </>
      )}
    </>
  );
}
