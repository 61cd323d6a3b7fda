import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Proofs } from '#console/base/orders/proofs.tsx';
import { Part } from '#console/base/part.tsx';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import type { Dispute } from './dispute-room.tsx';

/** What the buyer says and shows, and what the shop does, side by side. */
export function BothSides({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('platform-people.disputes');
  const words = useTranslations('console.refunds');
  const { money } = useFormats();
  const offers = dispute.facts.filter(
    ({ what, about }) => what === 'refund_offered' && about === dispute.refundOrderNo,
  );
  return (
    <Part
      title={t('bothSides')}
      aside={
        <LinkedNumber to={`orders/${dispute.merOrderNo}`} scope="orders">
          {dispute.merOrderNo}
        </LinkedNumber>
      }
    >
      <SimpleGrid cols={2} spacing="xl">
        <Side
          title={t('buyer')}
          name={
            <LinkedNumber to={`accounts/${dispute.buyerId}`} scope="accounts">
              {dispute.buyer}
            </LinkedNumber>
          }
        >
          <Text>
            {words(`kinds.${dispute.kind}`)} · {words(`reasons.${dispute.refundReasonWap}`)}
          </Text>
          <Said text={dispute.refundReasonWapExplain} />
          <Proofs pictures={dispute.pictures} />
        </Side>
        <Side title={t('shop')} name={dispute.merName}>
          {dispute.refundReason && (
            <div>
              <Text>{words('refusedBecause', { reason: dispute.refundReason })}</Text>
              <Proofs pictures={dispute.refundReasonPictures} />
            </div>
          )}
          {offers.map(({ at, amount, note, pictures }) => (
            <div key={at}>
              <Text>{t('offered', { amount: money(amount ?? 0) })}</Text>
              <Said text={note} />
              <Proofs pictures={pictures} />
            </div>
          ))}
          {dispute.dispute && (
            <div>
              <Text>{t(`disputeKinds.${dispute.dispute.kind}`)}</Text>
              <Said text={dispute.dispute.note} />
              <Proofs pictures={dispute.dispute.pictures} />
            </div>
          )}
          {!dispute.refundReason && !dispute.dispute && offers.length === 0 && (
            <Text c="dimmed">{t('saidNothing')}</Text>
          )}
        </Side>
      </SimpleGrid>
    </Part>
  );
}

function Side({ title, name, children }: { title: string; name: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text size="sm" component="span">
          {name}
        </Text>
      </Group>
      {children}
    </Stack>
  );
}

function Said({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Text c="dimmed" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}
