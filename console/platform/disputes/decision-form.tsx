import { Button, Divider, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Amount } from '#console/base/money/amount.tsx';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { refusalMax } from '#contract/refunds/merchant.ts';
import { computeDecision, type DecidedSplit, decideRefund } from '#contract/refunds/platform.ts';
import type { Dispute } from './dispute-room.tsx';

const choices = ['all', 'part', 'nothing'] as const;
type Choice = (typeof choices)[number];

/** Who gets what, shown to the cent before it is decided. */
export function DecisionForm({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('platform-people.disputes.decision');
  const words = useTranslations('platform-people');
  const { money } = useFormats();
  const confirm = useConfirm();
  const { done } = useNotices();
  const failureText = useFailureText();
  const send = useSend(decideRefund);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { choice: 'all' as Choice, part: '' as number | string, reason: '' },
    validate: {
      part: (part, { choice }) => (choice === 'part' ? partProblem(part) : null),
      reason: (reason) => (reason.trim() ? null : t('reasonMissing')),
    },
  });
  const asked = dispute.refundPrice;
  function partProblem(part: number | string): string | null {
    const amount = amountOf(part);
    return amount >= 1 && amount < asked ? null : t('partWrong', { amount: money(asked) });
  }
  const { choice, part } = form.values;
  const [typed] = useDebouncedValue(part, 300);
  const wanted = choice === 'all' ? undefined : choice === 'nothing' ? 0 : amountOf(typed);
  const isAsking = choice !== 'part' || partProblem(typed) === null;
  const { data: split, error } = useCall(
    computeDecision,
    { refundOrderNo: dispute.refundOrderNo, amount: wanted },
    { isOff: !isAsking },
  );

  function decide(shown: DecidedSplit, reason: string): void {
    setFailure(null);
    const amount = choice === 'part' ? shown.buyerGets : null;
    const decision = { isAccepted: choice !== 'nothing', amount, seen: shown.buyerGets, reason };
    void send.mutateAsync({ refundOrderNo: dispute.refundOrderNo, ...decision }).then(
      () => done(t('done')),
      (failed) => setFailure(failureText(failed)),
    );
  }
  const submit = form.onSubmit(({ reason }) => {
    if (!split || amountShown(choice, part, split) !== split.buyerGets) return;
    confirm({
      title: t('confirmTitle'),
      text: t('confirmText', { buyer: money(split.buyerGets), shop: money(split.shopKeeps) }),
      confirm: t('decide'),
      onConfirm: () => decide(split, reason.trim()),
    });
  });

  return (
    <Part title={t('title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Radio.Group label={t('who')} {...form.getInputProps('choice')}>
            <Stack gap={6} mt={6}>
              {choices.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`choices.${one}`)}
                  disabled={one === 'part' && !dispute.mayDivide}
                />
              ))}
            </Stack>
          </Radio.Group>
          {!dispute.mayDivide && (
            <Text size="sm" c="dimmed">
              {t('cannotDivide')}
            </Text>
          )}
          {choice === 'part' && (
            <MoneyInput
              label={t('part')}
              description={t('partText', { amount: money(asked) })}
              {...form.getInputProps('part')}
            />
          )}
          {split && isAsking ? (
            <Split split={split} choice={choice} kind={dispute.kind} isBack={dispute.sentBackAt !== null} />
          ) : null}
          {error && isAsking && <FailureAlert text={failureText(error)} />}
          <Textarea
            label={words('reason')}
            description={t('reasonText')}
            rows={3}
            maxLength={refusalMax}
            required
            {...form.getInputProps('reason')}
          />
          <FailureAlert text={failure} />
          <Button type="submit" loading={send.isPending} disabled={!split && isAsking}>
            {t('decide')}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}

const amountOf = (typed: number | string): number => Math.round(Number(typed) * 100);

/** What is typed now; what is shown may still be about what was typed before. */
const amountShown = (choice: Choice, part: number | string, split: DecidedSplit): number =>
  choice === 'part' ? amountOf(part) : split.buyerGets;

type SplitProps = { split: DecidedSplit; choice: Choice; kind: Dispute['kind']; isBack: boolean };

function Split({ split, choice, kind, isBack }: SplitProps) {
  const t = useTranslations('platform-people.disputes.decision');
  const { count } = useFormats();
  const keeps = kind === 'goods' && !isBack && choice === 'part';
  return (
    <div aria-live="polite">
      <Divider mb="xs" />
      <Amount name={t('buyerGets')} amount={split.buyerGets} isTotal />
      {split.freight > 0 && <Amount name={t('ofFreight')} amount={split.freight} />}
      {split.pointsBack > 0 && <Text size="sm">{t('pointsBack', { count: count(split.pointsBack) })}</Text>}
      <Amount name={t('shopKeeps')} amount={split.shopKeeps} isTotal />
      {split.shopGives > 0 && <Amount name={t('shopGives')} amount={-split.shopGives} />}
      {split.commission > 0 && <Amount name={t('commission')} amount={-split.commission} />}
      {split.mallGives > 0 && <Amount name={t('mallGets')} amount={split.mallGives} />}
      <Divider my="xs" />
      {!split.isPaidAtOnce && <Text size="sm">{t('afterReturn')}</Text>}
      {keeps && <Text size="sm">{t('keepsProducts')}</Text>}
    </div>
  );
}
