import { Button, Text } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ChosenBar } from '#console/base/lists/chosen-bar.tsx';
import { useOutcomeNotice } from '#console/base/lists/outcome-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { acceptRefunds, type listShopRefunds, refundsAtOnceMax } from '#contract/refunds/merchant.ts';

type Row = OutputOf<typeof listShopRefunds>['list'][number];

/** Accepts all refunds that are chosen, in whole, once one has confirmed how many they are and what they cost. */
export function ChosenRefunds({ refunds, onDone }: { refunds: readonly Row[]; onDone: () => void }) {
  const t = useTranslations('console.refunds');
  const tOrders = useTranslations('console.orders');
  const { money } = useFormats();
  const confirm = useConfirm();
  const notice = useOutcomeNotice();
  const send = useSend(acceptRefunds);
  const isTooMany = refunds.length > refundsAtOnceMax;
  const ofKind = (kind: Row['kind']) => refunds.filter((one) => one.kind === kind);
  const part = (kind: Row['kind']) => ({ count: ofKind(kind).length, amount: money(sumOf(ofKind(kind))) });

  const accept = () =>
    notice(
      send.mutateAsync({ refundOrderNos: refunds.map(({ refundOrderNo }) => refundOrderNo) }).then((outcomes) => {
        onDone();
        return outcomes.map((outcome) => ({ ...outcome, name: outcome.refundOrderNo }));
      }),
      { text: ({ length }) => t('bulk.accepted', { count: length }) },
    );

  const ask = () =>
    confirm({
      title: t('bulk.acceptTitle', { count: refunds.length, amount: money(sumOf(refunds)) }),
      text: [
        ofKind('money').length > 0 && t('bulk.money', part('money')),
        ofKind('goods').length > 0 && t('bulk.goods', part('goods')),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: t('bulk.accept', { count: refunds.length }),
      onConfirm: () => void accept(),
    });

  return (
    <ChosenBar text={t('bulk.chosen', { count: refunds.length, amount: money(sumOf(refunds)) })} onClear={onDone}>
      {isTooMany ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {tOrders('bulk.chosenTooMany', { max: refundsAtOnceMax })}
        </Text>
      ) : (
        <Button loading={send.isPending} leftSection={<Check size={16} aria-hidden="true" />} onClick={ask}>
          {t('bulk.accept', { count: refunds.length })}
        </Button>
      )}
    </ChosenBar>
  );
}

const sumOf = (refunds: readonly Row[]) => refunds.reduce((sum, { refundPrice }) => sum + refundPrice, 0);
