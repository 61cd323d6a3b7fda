import { Button, Group, Select, Stack, Text } from '@mantine/core';
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
import {
  blockStates,
  liftSourceBlock,
  listSourceBlocks,
  type SourceBlock,
  sourcesCountMax,
} from '#contract/accounts/platform-sources.ts';

/** Networks that are blocked, or were. */
export function BlockList() {
  const t = useTranslations('platform-people.sources');
  const { time } = useFormats();
  const { done } = useNotices();
  const { page, limit, value, change } = useListAddress();
  const state = blockStates.find((one) => one === value('state')) ?? 'running';
  const query = useCall(
    listSourceBlocks,
    { state, page, limit },
    { keepsPrevious: (before) => before.state === state },
  );
  const lift = useSend(liftSourceBlock);
  const [lifted, setLifted] = useState<SourceBlock | null>(null);
  const act: DataTableColumn<SourceBlock> = {
    accessor: 'act',
    title: '',
    width: 120,
    textAlign: 'right',
    render: (block) => (
      <Button
        size="xs"
        variant="default"
        aria-label={t('lift.one', { network: block.network })}
        onClick={() => setLifted(block)}
      >
        {t('lift.open')}
      </Button>
    ),
  };
  return (
    <Stack>
      <Group justify="flex-end">
        <Select
          aria-label={t('stateLabel')}
          allowDeselect={false}
          w={200}
          value={state}
          data={blockStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          onChange={(next) => change({ state: next === 'running' ? null : next })}
        />
      </Group>
      <List<SourceBlock>
        label={t('tabs.blocks')}
        query={query}
        idOf={({ id }) => id}
        countMax={sourcesCountMax}
        empty={t(`noBlocks.${state}`)}
        columns={[
          { accessor: 'network', title: t('network'), width: 200 },
          {
            accessor: 'reason',
            title: t('why'),
            render: ({ reason, by, startedAt }) => (
              <>
                <Text size="sm">{reason}</Text>
                <Text size="sm" c="dimmed">
                  {by ? t('blockedBy', { name: by, time: time(startedAt) }) : time(startedAt)}
                </Text>
              </>
            ),
          },
          {
            accessor: 'endsAt',
            title: t('until'),
            width: 260,
            render: ({ endsAt, liftedAt, liftedBy }) => {
              if (liftedAt) return liftedBy ? t('liftedBy', { name: liftedBy, time: time(liftedAt) }) : time(liftedAt);
              return endsAt ? time(endsAt) : t('untilLifted');
            },
          },
          ...(state === 'over' ? [] : [act]),
        ]}
      />
      {lifted && (
        <ReasonDialog
          title={t('lift.title', { network: lifted.network })}
          confirm={t('lift.open')}
          lettersMax={actReasonMax}
          onClose={() => setLifted(null)}
          onConfirm={async (reason) => {
            await lift.mutateAsync({ id: lifted.id, reason });
            done(t('lift.done', { network: lifted.network }));
          }}
        >
          <Text size="sm">{t('lift.text')}</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
