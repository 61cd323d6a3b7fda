import { Badge, Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useSignOut } from '#console/base/session/sign-out.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { endConsoleSession, endOtherConsoleSessions, listConsoleSessions } from '#contract/identity/console.ts';

/** Where one is signed in, here and in the storefront, and the way to end that. */
export function SessionsPart() {
  const t = useTranslations('console.account');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const signOut = useSignOut();
  const endOne = useSend(endConsoleSession);
  const endOthers = useSend(endOtherConsoleSessions);
  const { data, error, refetch } = useCall(listConsoleSessions, {});
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={200} />;
  const ended = () => done(t('ended'));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('sessions')}</Title>
        {data.length > 1 && (
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() => void endOthers.mutateAsync({}).then(ended, failed)}
          >
            {t('endOthers')}
          </Button>
        )}
      </Group>
      <TableCard
        label={t('sessions')}
        head={
          <>
            <Table.Th>{t('device')}</Table.Th>
            <Table.Th>{t('where')}</Table.Th>
            <Table.Th>{t('signedInAt')}</Table.Th>
            <Table.Th>{t('seenAt')}</Table.Th>
            <Table.Th />
          </>
        }
      >
        {data.map(({ id, kind, device, isCurrent, startedAt, seenAt }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <Group gap="xs">
                <Text size="sm">{device || t('unknownDevice')}</Text>
                {isCurrent && <Badge tt="none">{t('thisOne')}</Badge>}
              </Group>
            </Table.Td>
            <Table.Td>{t(`kinds.${kind}`)}</Table.Td>
            <Table.Td>{time(startedAt)}</Table.Td>
            <Table.Td>{time(seenAt)}</Table.Td>
            <Table.Td ta="right">
              <Button
                variant="subtle"
                color="red"
                aria-label={t('endOneOf', { device: device || t('unknownDevice') })}
                onClick={() => (isCurrent ? signOut() : void endOne.mutateAsync({ id }).then(ended, failed))}
              >
                {t('endOne')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
    </Stack>
  );
}
