import { ActionIcon, Button, Menu } from '@mantine/core';
import { ArrowRightLeft, Ban, CheckCheck, Ellipsis, Flag, Hand, RotateCcw, Undo2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { DeskChat } from '#contract/chat/values.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { PassDialog } from './pass-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** What can be done with a conversation: the next step as a button, the rest in a menu. */
export function ChatActs({ chat }: { chat: DeskChat }) {
  const t = useTranslations('chat-desk.acts');
  const { calls, shopId, report } = useDeskSide();
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'assign' | 'pass' | 'report' | null>(null);
  const take = useSend(calls.takeChat);
  const release = useSend(calls.releaseChat);
  const close = useSend(calls.closeChat);
  const reopen = useSend(calls.reopenChat);
  const block = useSend(calls.blockShopper);
  if (!chat.isOurs) return null;
  const { id: chatId, state, isBlocked } = chat;
  const isClosed = state === 'closed';
  const act = (sending: Promise<unknown>, words: string) => void sending.then(() => done(words), failed);
  const setBlocked = (is: boolean) =>
    act(block.mutateAsync({ chatId, isBlocked: is }), is ? t('blocked') : t('unblocked'));
  const end = () => setDialog(null);
  return (
    <>
      {state === 'waiting' && (
        <Button
          size="xs"
          leftSection={<Hand size={16} aria-hidden="true" />}
          loading={take.isPending}
          onClick={() => act(take.mutateAsync({ chatId }), t('taken'))}
        >
          {t('take')}
        </Button>
      )}
      {state === 'assigned' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<CheckCheck size={16} aria-hidden="true" />}
          loading={close.isPending}
          onClick={() => act(close.mutateAsync({ chatId }), t('closed'))}
        >
          {t('close')}
        </Button>
      )}
      {isClosed && (
        <Button
          size="xs"
          variant="default"
          leftSection={<RotateCcw size={16} aria-hidden="true" />}
          loading={reopen.isPending}
          onClick={() => act(reopen.mutateAsync({ chatId }), t('reopened'))}
        >
          {t('reopen')}
        </Button>
      )}
      <Menu position="bottom-end" width={250}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" c="inherit" aria-label={t('more')} title={t('more')}>
            <Ellipsis size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isClosed && (
            <>
              <Menu.Item leftSection={<UserPlus size={16} aria-hidden="true" />} onClick={() => setDialog('assign')}>
                {t('assign')}
              </Menu.Item>
              <Menu.Item
                leftSection={<ArrowRightLeft size={16} aria-hidden="true" />}
                onClick={() => setDialog('pass')}
              >
                {shopId === null ? t('passToShop') : t('passToPlatform')}
              </Menu.Item>
            </>
          )}
          {state === 'assigned' && (
            <Menu.Item
              leftSection={<Undo2 size={16} aria-hidden="true" />}
              onClick={() => act(release.mutateAsync({ chatId }), t('released'))}
            >
              {t('release')}
            </Menu.Item>
          )}
          {state === 'waiting' && (
            <Menu.Item
              leftSection={<CheckCheck size={16} aria-hidden="true" />}
              onClick={() => act(close.mutateAsync({ chatId }), t('closed'))}
            >
              {t('close')}
            </Menu.Item>
          )}
          <Menu.Divider />
          {isBlocked ? (
            <Menu.Item leftSection={<Ban size={16} aria-hidden="true" />} onClick={() => setBlocked(false)}>
              {t('unblock')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<Ban size={16} aria-hidden="true" />}
              onClick={() =>
                confirm({
                  title: t('blockTitle'),
                  text: t('blockText'),
                  confirm: t('block'),
                  isDanger: true,
                  onConfirm: () => setBlocked(true),
                })
              }
            >
              {t('block')}
            </Menu.Item>
          )}
          {report && (
            <Menu.Item leftSection={<Flag size={16} aria-hidden="true" />} onClick={() => setDialog('report')}>
              {t('report')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'assign' && <AssignDialog chat={chat} onClose={end} />}
      {dialog === 'pass' && <PassDialog chat={chat} onClose={end} />}
      {dialog === 'report' && report && <ReportDialog call={report} chatId={chatId} onClose={end} />}
    </>
  );
}
