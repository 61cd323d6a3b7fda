import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { MoveButtons, SortedList } from '#console/base/lists/sorted-list.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import {
  listPlatformActivities,
  type PlatformActivity,
  sortActivities,
} from '#contract/catalogue/platform-activities.ts';
import { pageLimitMax } from '#contract/core/values.ts';
import { ActivityStateBadge } from './activity-state.tsx';

/** Puts all activities that have not ended into another order, which holds at once and can be taken back. */
export function SortDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('platform-face.activities');
  const words = useTranslations('console');
  const locale = useLocale();
  const textOf = useFailureText();
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const send = useSend(sortActivities);
  const { data, error, refetch } = useCall(listPlatformActivities, { limit: pageLimitMax });
  const [sorted, setSorted] = useState<{ seen: number[]; ids: number[] } | null>(null);

  const open = data?.list.filter(({ state }) => state !== 'ended');
  const seen = sorted?.seen ?? open?.map(({ id }) => id) ?? [];
  const ids = sorted?.ids ?? seen;
  const items = ids.flatMap((id) => {
    const activity = open?.find((each) => each.id === id);
    return activity ? [{ ...activity, key: String(id) }] : [];
  });

  async function save() {
    try {
      await send.mutateAsync({ seen, ids });
      undo(t('sorted'), () => {
        send.mutateAsync({ seen: ids, ids: seen }).then(() => done(words('undone')), failed);
      });
      onClose();
    } catch (thrown) {
      // A colleague was quicker: theirs is shown, and the alert says so.
      if (thrown instanceof CallFailure && thrown.code < 500) setSorted(null);
    }
  }
  return (
    <Dialog title={t('sortTitle')} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t('sortText')}</Text>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton h={240} />}
        <SortedList
          label={t('orderOf')}
          items={items}
          onSort={(next) => setSorted({ seen, ids: next.map(({ id }) => id) })}
          renderItem={(activity, { moves }) => (
            <Row activity={activity} moves={moves} name={textIn(activity.name, locale)} />
          )}
        />
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={sorted === null} onClick={() => void save()}>
            {t('sortSave')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

type RowProps = { activity: PlatformActivity; name: string; moves: Parameters<typeof MoveButtons>[0]['moves'] };

function Row({ activity, name, moves }: RowProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap">
        <GripVertical size={16} aria-hidden="true" color="var(--mantine-color-dimmed)" />
        <Text size="sm" fw={600}>
          {name}
        </Text>
      </Group>
      <Group gap="sm" wrap="nowrap">
        <ActivityStateBadge state={activity.state} />
        <MoveButtons name={name} moves={moves} />
      </Group>
    </Group>
  );
}
