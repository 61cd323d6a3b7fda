import { Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { OrderFactName } from '#contract/refunds/platform-orders.ts';
import type { Dispute } from './dispute-room.tsx';

const hourMs = 3_600_000;
const asDaysFrom = 48; // hours

/** How long each side had, how long it took, and what happens when nobody decides. */
export function DisputeClocks({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('platform-people.disputes.clocks');
  const format = useFormatter();
  const { time } = useFormats();
  const mine = dispute.facts.filter(({ about }) => about === dispute.refundOrderNo);
  const atOf = (...names: OrderFactName[]) => mine.find(({ what }) => names.includes(what))?.at;
  function took(from: string | undefined, until: string | undefined): string | null {
    if (!from || !until) return null;
    const hours = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / hourMs));
    const unit = hours < asDaysFrom ? 'hour' : 'day';
    return format.number(unit === 'hour' ? hours : Math.round(hours / 24), {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    });
  }
  const ofDays = (days: number, duration: string | null) => duration && t('of', { duration, days });
  const { days } = dispute.rules;
  const answered = atOf('refund_refused', 'refund_accepted', 'refund_offered');
  return (
    <Part title={t('title')}>
      <FactRows
        facts={[
          { name: t('ordered'), value: time(dispute.orderedAt) },
          { name: t('asked'), value: time(dispute.createTime) },
          { name: t('shopAnswered'), value: ofDays(days.answer, took(dispute.createTime, answered)) },
          {
            name: t('buyerSent'),
            value: ofDays(days.sendBack, took(atOf('refund_accepted'), dispute.sentBackAt ?? undefined)),
          },
          {
            name: t('shopContested'),
            value: ofDays(days.confirm, took(dispute.sentBackAt ?? undefined, atOf('refund_disputed'))),
          },
          { name: t('buyerAppealed'), value: took(atOf('refund_refused'), atOf('platform_asked')) },
          { name: t('decideBy'), value: dispute.mayDecide && dispute.answerBy && time(dispute.answerBy) },
        ]}
      />
      {dispute.ifSilent && (
        <Text size="sm" mt="sm">
          {t(`ifSilent.${dispute.ifSilent}`)}
        </Text>
      )}
    </Part>
  );
}
