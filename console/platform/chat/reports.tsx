import { Button, Card, Divider, Group, Pagination, Skeleton, Stack, Text } from '@mantine/core';
import { BookOpen, ShieldBan, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ChatScreen } from '#console/base/chat/chat-screen.tsx';
import { useShopperName } from '#console/base/chat/chat-words.ts';
import { useFormats } from '#console/base/format.ts';
import { EmptyList } from '#console/base/lists/empty-list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useCall } from '#console/base/use-call.ts';
import { type ChatReport, listChatReports } from '#contract/chat/platform.ts';
import { SettleDialog } from './settle-dialog.tsx';

/** Conversations that one side has reported, the longest waiting first. */
export function Reports() {
  const t = useTranslations('chat-desk.reports');
  const words = useTranslations('console.list');
  const { page, limit, change } = useListAddress();
  const { data, error, refetch } = useCall(listChatReports, { page, limit }, { keepsPrevious: true });
  const pages = Math.ceil((data?.total ?? 0) / limit);
  return (
    <ChatScreen part="reports">
      <div className="chat-page">
        <Stack maw={920}>
          <Text c="dimmed">{t('text')}</Text>
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <Skeleton h={320} />}
          {data?.list.length === 0 && <EmptyList text={t('none')} />}
          {data?.list.map((report) => (
            <Report key={report.id} report={report} />
          ))}
          {pages > 1 && (
            <Group justify="flex-end">
              <Pagination
                total={pages}
                value={page}
                onChange={(next) => change({ page: next })}
                getControlProps={(control) => ({ 'aria-label': words(control) })}
              />
            </Group>
          )}
        </Stack>
      </div>
    </ChatScreen>
  );
}

function Report({ report }: { report: ChatReport }) {
  const t = useTranslations('chat-desk.reports');
  const words = useTranslations('chat-desk');
  const { time } = useFormats();
  const nameOf = useShopperName();
  const [isUpheld, setUpheld] = useState<boolean | null>(null);
  const { side, reason, note, reportedAt, chat } = report;
  const desk = chat.shop?.name ?? words('platformName');
  const shopper = nameOf(chat);
  return (
    <Card withBorder p="lg" bg="var(--console-card)" component="article" aria-label={`${shopper} · ${desk}`}>
      <Stack gap="xs">
        <Group gap="sm">
          <StatusBadge colour="orange">{words(`reasons.${reason}`)}</StatusBadge>
          <Text fw={600}>
            {side === 'shopper' ? t('byShopper', { shopper, desk }) : t('byDesk', { shopper, desk })}
          </Text>
          <Text size="sm" c="dimmed">
            {time(reportedAt)}
          </Text>
        </Group>
        {note && (
          <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }} component="blockquote" m={0}>
            {note}
          </Text>
        )}
      </Stack>
      <Divider my="md" />
      <Group justify="space-between">
        <Button
          variant="subtle"
          component={Link}
          to={`/platform/chat?chats=${chat.id}`}
          leftSection={<BookOpen size={16} aria-hidden="true" />}
        >
          {t('read')}
        </Button>
        <Group>
          <Button
            variant="default"
            leftSection={<ShieldCheck size={16} aria-hidden="true" />}
            onClick={() => setUpheld(false)}
          >
            {t('dismiss')}
          </Button>
          <Button leftSection={<ShieldBan size={16} aria-hidden="true" />} onClick={() => setUpheld(true)}>
            {t('uphold')}
          </Button>
        </Group>
      </Group>
      {isUpheld !== null && <SettleDialog report={report} isUpheld={isUpheld} onClose={() => setUpheld(null)} />}
    </Card>
  );
}
