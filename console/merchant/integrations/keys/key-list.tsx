import { Badge, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { type ApiKey, keysMax, listKeys, revokeKey } from '#contract/integrations/merchant-keys.ts';
import { KeyDialog } from './key-dialog.tsx';

const colours: Record<ApiKey['state'], StatusColour> = { works: 'teal', expired: 'gray', stopped: 'orange' };

/** The shop's API keys. */
export function KeyList() {
  const t = useTranslations('integrations');
  const { data, error, refetch } = useCall(listKeys, {});
  const [isAdding, setAdding] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  return (
    <Stack>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text maw={760}>{t('keys.text')}</Text>
        <Button
          style={{ flexShrink: 0 }}
          leftSection={<KeyRound size={16} aria-hidden="true" />}
          disabled={data.length >= keysMax}
          onClick={() => setAdding(true)}
        >
          {t('keys.add')}
        </Button>
      </Group>
      {data.length === 0 ? <Text c="dimmed">{t('keys.none')}</Text> : <KeyTable keys={data} />}
      {isAdding && <KeyDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const t = useTranslations('integrations');
  return (
    <TableCard
      label={t('tabs.keys')}
      head={
        <>
          <Table.Th>{t('keys.name')}</Table.Th>
          <Table.Th>{t('keys.mayDo')}</Table.Th>
          <Table.Th>{t('keys.used')}</Table.Th>
          <Table.Th>{t('keys.ends')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
          <Table.Th />
        </>
      }
    >
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} />
      ))}
    </TableCard>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations('integrations');
  const people = useTranslations('console.people');
  const { day, time } = useFormats();
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const revoke = useSend(revokeKey);
  const { id, name, lastFour, madeBy, madeAt, scopes, usedAt, endsAt, state } = apiKey;

  function askToRevoke() {
    confirm({
      title: t('keys.revokeTitle', { name }),
      text: t('keys.revokeText'),
      confirm: t('keys.revoke'),
      isDanger: true,
      onConfirm: () => void revoke.mutateAsync({ id }).then(() => done(t('keys.revoked', { name })), failed),
    });
  }

  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {t('keys.by', { key: `gk_…${lastFour}`, name: madeBy, day: day(madeAt) })}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap={6}>
          {scopes.map((scope) => (
            <Badge key={scope} variant="light" color="gray" c="inherit" tt="none">
              {people(`scopes.${scope}`)}
            </Badge>
          ))}
        </Group>
      </Table.Td>
      <Table.Td>{usedAt ? time(usedAt) : t('keys.never')}</Table.Td>
      <Table.Td>{endsAt ? day(endsAt) : t('keys.endless')}</Table.Td>
      <Table.Td>
        <StatusBadge colour={colours[state]}>{t(`keys.states.${state}`)}</StatusBadge>
        {state === 'stopped' && (
          <Text size="sm" c="dimmed" mt={4} maw={260}>
            {t('keys.stoppedText', { name: madeBy })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <Button variant="subtle" color="red" aria-label={t('keys.revokeOne', { name })} onClick={askToRevoke}>
          {t('keys.revoke')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
