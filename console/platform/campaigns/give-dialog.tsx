import { Button, NumberInput, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useSendOnce } from '#console/base/use-call.ts';
import {
  campaignPointsMax,
  campaignReasonMax,
  giveCoupon,
  givePoints,
  type Segment,
} from '#contract/campaigns/platform.ts';
import { SegmentFields } from './segment-fields.tsx';
import { mistakesInSegment, newSegment, type SegmentValues, segmentOf, type Typed } from './segment-values.ts';

type GiveCouponDialogProps = { coupon: { id: number; name: string }; onClose: () => void };

/** Gives a coupon to people. */
export function GiveCouponDialog({ coupon, onClose }: GiveCouponDialogProps) {
  const t = useTranslations('platform-campaigns');
  const send = useSendOnce(giveCoupon);
  return (
    <GiveDialog
      title={t('coupon.title', { name: coupon.name })}
      text={t('coupon.text')}
      confirm={t('coupon.give')}
      firstKind="everybody"
      check={() => true}
      onClose={onClose}
      onSend={(segment, reason) => send.mutateAsync({ couponId: coupon.id, segment, reason })}
    />
  );
}

const ways = ['give', 'take'] as const;
type Way = (typeof ways)[number];

/** Gives points to people, or takes them. */
export function GivePointsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('platform-campaigns');
  const { count } = useFormats();
  const send = useSendOnce(givePoints);
  const [way, setWay] = useState<Way>('give');
  const [points, setPoints] = useState<Typed>('');
  const [wrong, setWrong] = useState<string | null>(null);
  const isRight = Number.isInteger(Number(points)) && Number(points) >= 1 && Number(points) <= campaignPointsMax;

  function check(): boolean {
    const isTyped = points !== '' && isRight;
    setWrong(isTyped ? null : t('points.wrong', { max: count(campaignPointsMax) }));
    return isTyped;
  }

  return (
    <GiveDialog
      title={t('points.title')}
      text={t(`points.texts.${way}`)}
      confirm={t(`points.${way}`)}
      firstKind="account"
      check={check}
      onClose={onClose}
      onSend={(segment, reason) =>
        send.mutateAsync({ points: way === 'give' ? Number(points) : -Number(points), segment, reason })
      }
    >
      <SegmentedControl
        aria-label={t('points.way')}
        style={{ alignSelf: 'flex-start' }}
        value={way}
        data={ways.map((value) => ({ value, label: t(`points.${value}`) }))}
        onChange={(next) => setWay(next as Way)}
      />
      <NumberInput
        w={200}
        label={t('points.number')}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        thousandSeparator=","
        clampBehavior="none"
        value={points}
        error={wrong}
        onChange={setPoints}
      />
    </GiveDialog>
  );
}

type GiveDialogProps = {
  title: string;
  text: string;
  confirm: string;
  firstKind: SegmentValues['kind'];
  /** Checks the fields of this dialog, and marks those that are wrong. */
  check: () => boolean;
  onClose: () => void;
  onSend: (segment: Segment, reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Whom it is for and why, with what is given. */
function GiveDialog(props: GiveDialogProps) {
  const { title, text, confirm, firstKind, check, onClose, onSend, children } = props;
  const t = useTranslations('platform-campaigns');
  const { done } = useNotices();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm<SegmentValues>({
    initialValues: newSegment(firstKind),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(mistakesInSegment(values)).map(([field, mistake]) => [field, t(`mistakes.${mistake}`)]),
      ),
  });
  const why = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('mistakes.reasonMissing')) },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isRight = [check(), !form.validate().hasErrors, !why.validate().hasErrors].every(Boolean);
    const segment = segmentOf(form.values);
    if (!isRight || !segment) return;
    setFailure(null);
    setSending(true);
    try {
      await onSend(segment, why.values.reason.trim());
      done(t('begun'));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          {children}
          <SegmentFields form={form} />
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            required
            autosize
            minRows={2}
            maxLength={campaignReasonMax}
            {...why.getInputProps('reason')}
          />
          <FailureAlert text={failure} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isSending}>
              {confirm}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
