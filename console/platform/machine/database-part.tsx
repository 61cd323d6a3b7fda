import { Code, SimpleGrid, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { type DatabaseState, getDatabaseState } from '#contract/machine/platform.ts';
import { useMachineFormats } from './machine-formats.ts';

/** How large the database and the pictures are, and what is slow. */
export function DatabasePart() {
  const t = useTranslations('platform-machine.database');
  const { count } = useFormats();
  const { bytes } = useMachineFormats();
  const { data, error, refetch } = useCall(getDatabaseState, {});
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={480} />;
  const { storage } = data;
  return (
    <Stack gap="lg">
      <SimpleGrid cols={2} spacing="lg">
        <Part title={t('title')}>
          <FactRows
            facts={[
              { name: t('size'), value: bytes(data.sizeBytes) },
              {
                name: t('connections'),
                value: t('of', { used: count(data.connections), all: count(data.connectionsMax) }),
              },
            ]}
          />
        </Part>
        <Part title={t('storage')}>
          <FactRows
            facts={[
              { name: t('pictures'), value: count(storage.pictures) },
              { name: t('pictureBytes'), value: bytes(storage.pictureBytes) },
              { name: t('free'), value: t('of', { used: bytes(storage.freeBytes), all: bytes(storage.diskBytes) }) },
            ]}
          />
        </Part>
      </SimpleGrid>
      <Part title={t('tables')}>
        <Table verticalSpacing="xs" aria-label={t('tables')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('table')}</Table.Th>
              <Table.Th ta="right">{t('rows')}</Table.Th>
              <Table.Th ta="right">{t('size')}</Table.Th>
              <Table.Th ta="right">{t('indexes')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.tables.map((table) => (
              <Table.Tr key={table.name}>
                <Table.Td>{table.name}</Table.Td>
                <Table.Td ta="right">{count(table.rows)}</Table.Td>
                <Table.Td ta="right">{bytes(table.bytes)}</Table.Td>
                <Table.Td ta="right">{bytes(table.indexBytes)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Part>
      <Statements statements={data.statements} />
    </Stack>
  );
}

function Statements({ statements }: Pick<DatabaseState, 'statements'>) {
  const t = useTranslations('platform-machine.database');
  const { count } = useFormats();
  const { duration } = useMachineFormats();
  return (
    <Part title={t('statements')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(`sources.${statements.source}`)}
        </Text>
        {statements.list.length === 0 && <Text>{t('noStatements')}</Text>}
        {statements.list.length > 0 && (
          <Table verticalSpacing="xs" aria-label={t('statements')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('statement')}</Table.Th>
                <Table.Th ta="right">{t('calls')}</Table.Th>
                <Table.Th ta="right">{t('mean')}</Table.Th>
                <Table.Th ta="right">{t('total')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {statements.list.map(({ text, calls, meanMs, totalMs }) => (
                <Table.Tr key={text + meanMs}>
                  <Table.Td>
                    <Code style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Code>
                  </Table.Td>
                  <Table.Td ta="right">{calls !== null && count(calls)}</Table.Td>
                  <Table.Td ta="right">{duration(meanMs)}</Table.Td>
                  <Table.Td ta="right">{totalMs !== null && duration(totalMs)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Part>
  );
}
