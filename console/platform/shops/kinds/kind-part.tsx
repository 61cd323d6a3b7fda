import { Button, Group, Table, Text } from '@mantine/core';
import { ArrowUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyList } from '#console/base/lists/empty-list.tsx';
import { Part } from '#console/base/part.tsx';
import type { ShopKind } from '#contract/shops/platform-kinds.ts';
import { KindDialog } from './kind-dialog.tsx';
import { KindLine } from './kind-line.tsx';
import type { KindRow } from './kind-values.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SortDialog } from './sort-dialog.tsx';

/** What is open above the list: its row is looked up in what is on screen now. */
export type Opened = { act: 'new' | 'sort' } | { act: 'edit' | 'move'; id: number };

type KindPartProps = {
  kind: ShopKind;
  rows: readonly KindRow[];
  onReload: () => Promise<readonly KindRow[] | undefined>;
};

/** One of both lists, and what can be done with it. */
export function KindPart({ kind, rows, onReload }: KindPartProps) {
  const t = useTranslations('platform-shops.kinds');
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const row = opened && 'id' in opened ? rows.find(({ id }) => id === opened.id) : undefined;
  const reload = async (id: number) => (await onReload())?.find((each) => each.id === id);
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => open({ act: 'new' })}>
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <Part
      title={t(`${kind}.title`)}
      aside={
        rows.length > 0 && (
          <Group gap="xs">
            {rows.length > 1 && (
              <Button
                variant="default"
                leftSection={<ArrowUpDown size={16} aria-hidden="true" />}
                aria-label={t(`${kind}.sort`)}
                onClick={() => open({ act: 'sort' })}
              >
                {t('sort')}
              </Button>
            )}
            {add}
          </Group>
        )
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t(`${kind}.text`)}
      </Text>
      {rows.length === 0 ? (
        <EmptyList text={t(`${kind}.none`)} action={add} />
      ) : (
        <Table verticalSpacing="sm" aria-label={t(`${kind}.title`)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('name')}</Table.Th>
              <Table.Th w={130}>{t('state')}</Table.Th>
              {kind === 'category' && (
                <Table.Th ta="right" w={120}>
                  {t('percent')}
                </Table.Th>
              )}
              <Table.Th ta="right" w={100}>
                {t('shops')}
              </Table.Th>
              <Table.Th ta="right" w={120}>
                {t('applications')}
              </Table.Th>
              <Table.Th w={210}>{t('saved')}</Table.Th>
              <Table.Th w={56} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((each) => (
              <KindLine key={each.id} kind={kind} row={each} hasOthers={rows.length > 1} onOpen={open} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {opened?.act === 'new' && <KindDialog kind={kind} row={null} onClose={close} />}
      {opened?.act === 'sort' && <SortDialog kind={kind} rows={rows} onClose={close} />}
      {opened?.act === 'edit' && row && (
        <KindDialog kind={kind} row={row} onReload={() => reload(row.id)} onClose={close} />
      )}
      {opened?.act === 'move' && row && <MoveDialog kind={kind} row={row} rows={rows} onClose={close} />}
    </Part>
  );
}
