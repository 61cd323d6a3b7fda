import { Alert, Button, Checkbox, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { actReasonMax } from '#contract/accounts/platform.ts';
import { blockSource, Network } from '#contract/accounts/platform-sources.ts';

const spans = { hour: 1, day: 24, week: 168, month: 720, always: null } as const;
type Span = keyof typeof spans;

type BlockDialogProps = { network: string; onClose: () => void };

/** Blocks a network: for how long, and why. Operators who would block themselves have to confirm it. */
export function BlockDialog({ network, onClose }: BlockDialogProps) {
  const t = useTranslations('platform-people.sources');
  const reasonWords = useTranslations('platform.reason');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(blockSource);
  const [ownNetwork, setOwnNetwork] = useState<string | null>(null);
  const form = useForm({
    initialValues: { network, span: 'day' as Span, reason: '', includesMe: false },
    validate: {
      network: (typed) => (Network.safeParse(typed).success ? null : t('block.networkWrong')),
      reason: (typed) => (typed.trim() ? null : reasonWords('missing')),
    },
  });
  const isOwn = ownNetwork !== null && ownNetwork === form.values.network;
  const submit = form.onSubmit(async ({ span, reason, includesMe, network: typed }) => {
    try {
      await send.mutateAsync({ network: typed, hours: spans[span], reason, includesMe: isOwn && includesMe });
      done(t('block.done', { network: typed.trim() }));
      onClose();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'source_contains_you') setOwnNetwork(typed);
      // the alert says why
    }
  });
  return (
    <Dialog title={t('block.title')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('block.text')}</Text>
          <TextInput
            label={t('network')}
            description={t('block.networkHint')}
            maxLength={50}
            required
            data-autofocus
            {...form.getInputProps('network')}
          />
          <Select
            label={t('block.span')}
            allowDeselect={false}
            data={Object.keys(spans).map((span) => ({ value: span, label: t(`block.spans.${span as Span}`) }))}
            {...form.getInputProps('span')}
          />
          <Textarea
            label={reasonWords('label')}
            rows={3}
            maxLength={actReasonMax}
            required
            {...form.getInputProps('reason')}
          />
          {isOwn ? (
            <Alert color="orange" role="alert" title={send.error ? textOf(send.error) : ''}>
              <Checkbox label={t('block.includesMe')} {...form.getInputProps('includesMe', { type: 'checkbox' })} />
            </Alert>
          ) : (
            <FailureAlert text={send.error ? textOf(send.error) : null} />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending} disabled={isOwn && !form.values.includesMe}>
              {t('block.open')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
