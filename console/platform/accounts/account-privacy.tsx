import { Button, Group, Stack, Text } from '@mantine/core';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import { actReasonMax } from '#contract/accounts/platform.ts';
import { deleteAccount, openAccountExport } from '#contract/accounts/platform-privacy.ts';
import type { Account } from './account-page.tsx';

/** What the owner of an account may ask for: a copy of all data, and their deletion. */
export function AccountPrivacy({ account: { id, nickname, role, state } }: { account: Account }) {
  const t = useTranslations('platform-people.accounts.privacy');
  const { done } = useNotices();
  const [asked, setAsked] = useState<'export' | 'delete' | null>(null);
  const open = useSend(openAccountExport);
  const remove = useSend(deleteAccount);
  const close = () => setAsked(null);
  if (state === 'adopted' || state === 'deleted') return null;
  return (
    <Part title={t('title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('text')}
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<Download size={14} aria-hidden="true" />}
            onClick={() => setAsked('export')}
          >
            {t('export.open')}
          </Button>
          {role !== 'platform' && (
            <Button
              size="xs"
              variant="default"
              leftSection={<Trash2 size={14} aria-hidden="true" />}
              onClick={() => setAsked('delete')}
            >
              {t('delete.open')}
            </Button>
          )}
        </Group>
      </Stack>
      {asked === 'export' && (
        <ReasonDialog
          title={t('export.title', { name: nickname })}
          confirm={t('export.confirm')}
          lettersMax={actReasonMax}
          onClose={close}
          onConfirm={async (reason) => {
            const { path } = await open.mutateAsync({ id, reason });
            save(path);
          }}
        >
          <Text size="sm">{t('export.text')}</Text>
        </ReasonDialog>
      )}
      {asked === 'delete' && (
        <ReasonDialog
          title={t('delete.title', { name: nickname })}
          confirm={t('delete.confirm')}
          lettersMax={actReasonMax}
          onClose={close}
          onConfirm={async (reason) => {
            await remove.mutateAsync({ id, reason });
            done(t('delete.done'));
          }}
        >
          <Text size="sm">{t('delete.text')}</Text>
        </ReasonDialog>
      )}
    </Part>
  );
}

function save(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
