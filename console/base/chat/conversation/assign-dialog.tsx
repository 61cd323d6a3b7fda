import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { chatNoteMax, type DeskChat } from '#contract/chat/values.ts';

/** Passes a conversation on to a colleague at this desk. */
export function AssignDialog({ chat, onClose }: { chat: DeskChat; onClose: () => void }) {
  const t = useTranslations('chat-desk.assign');
  const { calls } = useDeskSide();
  const { done } = useNotices();
  const failureText = useFailureText();
  const send = useSend(calls.assignChat);
  const { data: clerks, error } = useCall(calls.listClerks, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  // Whom one saw it assigned to when the dialog opened: a colleague may take it meanwhile.
  const [seenClerkId] = useState(chat.clerk?.accountId ?? null);
  const others = clerks?.filter(({ accountId }) => accountId !== chat.clerk?.accountId) ?? [];
  const clerk = others.find(({ accountId }) => String(accountId) === chosen);

  async function submit(): Promise<void> {
    if (!clerk) return setFailure(t('missing'));
    try {
      await send.mutateAsync({ chatId: chat.id, seenClerkId, accountId: clerk.accountId, note });
      done(t('done', { name: clerk.nickname }));
      onClose();
    } catch (thrown) {
      setFailure(failureText(thrown));
    }
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack>
        {clerks && others.length === 0 ? (
          <Text size="sm">{t('nobody')}</Text>
        ) : (
          <Select
            label={t('to')}
            placeholder={t('choose')}
            data-autofocus
            searchable
            disabled={!clerks}
            data={others.map(({ accountId, nickname, open }) => ({
              value: String(accountId),
              label: t('clerk', { name: nickname, open }),
            }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <Note value={note} onChange={setNote} label={t('note')} />
        <FailureAlert text={failure ?? (error ? failureText(error) : null)} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={others.length === 0} onClick={() => void submit()}>
            {t('send')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

/** What whoever gets it should know. No shopper sees it. */
export function Note({ value, onChange, label }: { value: string; onChange: (note: string) => void; label: string }) {
  return (
    <Textarea
      label={label}
      autosize
      minRows={2}
      maxLength={chatNoteMax}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
