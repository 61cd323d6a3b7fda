import { Button, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import { actReasonMax } from '#contract/accounts/platform.ts';
import { type AccountSession, endAccountSession, listAccountSessions } from '#contract/accounts/platform-benefits.ts';
import type { Account } from './account-page.tsx';

/** Where an account is signed in, and the way to end one of these. */
export function SessionList({ account: { id, role } }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const { time } = useFormats();
  const { done } = useNotices();
  const { page, limit } = useListAddress();
  const query = useCall(listAccountSessions, { id, page, limit }, { keepsPrevious: true });
  const end = useSend(endAccountSession);
  const [ended, setEnded] = useState<AccountSession | null>(null);
  const deviceOf = ({ device }: AccountSession) => device || t('unknownDevice');
  const act: DataTableColumn<AccountSession> = {
    accessor: 'act',
    title: '',
    width: 120,
    textAlign: 'right',
    render: (session) => (
      <Button
        size="xs"
        variant="default"
        aria-label={t('endSession.one', { device: deviceOf(session) })}
        onClick={() => setEnded(session)}
      >
        {t('endSession.open')}
      </Button>
    ),
  };
  return (
    <>
      <List<AccountSession>
        label={t('sessions')}
        query={query}
        idOf={(session) => session.id}
        empty={t('noSessions')}
        columns={[
          { accessor: 'device', title: t('device'), render: deviceOf },
          { accessor: 'kind', title: t('where'), width: 120, render: ({ kind }) => t(`places.${kind}`) },
          { accessor: 'startedAt', title: t('since'), width: 180, render: ({ startedAt }) => time(startedAt) },
          { accessor: 'seenAt', title: t('seen'), width: 180, render: ({ seenAt }) => time(seenAt) },
          ...(role === 'platform' ? [] : [act]),
        ]}
      />
      {ended && (
        <ReasonDialog
          title={t('endSession.title', { device: deviceOf(ended) })}
          confirm={t('endSession.open')}
          lettersMax={actReasonMax}
          onClose={() => setEnded(null)}
          onConfirm={async (reason) => {
            await end.mutateAsync({ id, sessionId: ended.id, reason });
            done(t('endSession.done', { device: deviceOf(ended) }));
          }}
        >
          <Text size="sm">{t('endSession.text')}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
