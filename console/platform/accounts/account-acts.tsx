import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, LogOut, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import {
  actReasonMax,
  adoptVisitorsOf,
  disableAccount,
  enableAccount,
  signOutAccount,
} from '#contract/accounts/platform.ts';
import type { Account } from './account-page.tsx';

const calls = {
  disable: disableAccount,
  enable: enableAccount,
  signOut: signOutAccount,
  adopt: adoptVisitorsOf,
} as const;
type Act = keyof typeof calls;

/** What an operator can do about an account, each for a reason. */
export function AccountActs({ account }: { account: Account }) {
  const t = useTranslations('platform-people.accounts.acts');
  const [act, setAct] = useState<Act | null>(null);
  const isOperator = account.role === 'platform';
  if (account.state === 'adopted') return null;
  return (
    <>
      {account.openVisitors > 0 && account.state === 'open' && (
        <Button
          variant="default"
          leftSection={<UserPlus size={16} aria-hidden="true" />}
          onClick={() => setAct('adopt')}
        >
          {t('adopt.open')}
        </Button>
      )}
      {account.openSessions > 0 && !isOperator && (
        <Button
          variant="default"
          leftSection={<LogOut size={16} aria-hidden="true" />}
          onClick={() => setAct('signOut')}
        >
          {t('signOut.open')}
        </Button>
      )}
      {account.state === 'disabled' && (
        <Button leftSection={<UserCheck size={16} aria-hidden="true" />} onClick={() => setAct('enable')}>
          {t('enable.open')}
        </Button>
      )}
      {account.state === 'open' && !isOperator && (
        <Button variant="default" leftSection={<Ban size={16} aria-hidden="true" />} onClick={() => setAct('disable')}>
          {t('disable.open')}
        </Button>
      )}
      {act && <ActDialog key={act} act={act} account={account} onClose={() => setAct(null)} />}
    </>
  );
}

type ActDialogProps = { act: Act; account: Account; onClose: () => void };

/** Says what will happen, and asks why. */
function ActDialog({ act, account, onClose }: ActDialogProps) {
  const t = useTranslations('platform-people.accounts.acts');
  const words = useTranslations('platform-people');
  const { done } = useNotices();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    setSending(true);
    setFailure(null);
    try {
      await callMall(calls[act], { id: account.id, reason });
      done(t(`${act}.done`, { name: account.nickname }));
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setSending(false);
      await client.invalidateQueries();
    }
  });
  return (
    <Dialog title={t(`${act}.title`, { name: account.nickname })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t(`${act}.text`, { count: account.openVisitors })}</Text>
          <Textarea
            label={words('reason')}
            rows={3}
            maxLength={actReasonMax}
            required
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <FailureAlert text={failure} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isSending}>
              {t(`${act}.open`)}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
