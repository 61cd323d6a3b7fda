import { Text, Timeline } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Proofs } from '#console/base/orders/proofs.tsx';
import type { OrderFact } from '#contract/refunds/platform-orders.ts';

/** What happened, one thing after the other: by whom, and what they said and showed. */
export function OrderFacts({ facts, isOf }: { facts: readonly OrderFact[]; isOf?: (fact: OrderFact) => boolean }) {
  const t = useTranslations('platform-people.orders');
  const words = useTranslations('console.refunds');
  const { money, time } = useFormats();
  return (
    <Timeline active={facts.length} bulletSize={14} lineWidth={2}>
      {facts.map((fact, at) => {
        const { what, by, about, amount, reason, note, pictures } = fact;
        const title = t(`facts.${what}`);
        return (
          <Timeline.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: facts of the same time may be equal, and they only ever grow
            key={`${fact.at}${what}${at}`}
            title={amount === null ? title : words('historyAmount', { status: title, amount: money(amount) })}
            {...(isOf && !isOf(fact) && { color: 'gray' })}
          >
            <Text size="sm" c="dimmed">
              {[by && words(`movers.${by}`), time(fact.at), about].filter(Boolean).join(' · ')}
            </Text>
            {reason && <Text size="sm">{words(`reasons.${reason}`)}</Text>}
            {note && (
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note}
              </Text>
            )}
            <Proofs pictures={pictures} />
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
