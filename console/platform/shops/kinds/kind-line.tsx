import { Menu, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useLocale } from '#console/base/locale.ts';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import { removeShopKind, retireShopKind, type ShopKind } from '#contract/shops/platform-kinds.ts';
import type { Opened } from './kind-part.tsx';
import type { KindRow } from './kind-values.ts';

type KindLineProps = { kind: ShopKind; row: KindRow; hasOthers: boolean; onOpen: (opened: Opened) => void };

/** A kind: what it is called, whether it is offered, and how many have it. */
export function KindLine({ kind, row, hasOthers, onOpen }: KindLineProps) {
  const t = useTranslations('platform-shops.kinds');
  const { count, day, part, time } = useFormats();
  const name = textIn(row.name, useLocale());
  const { savedBy, savedAt, isRetired } = row;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        {name !== row.name.en && (
          <Text size="xs" c="dimmed" lang="en">
            {row.name.en}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <StatusBadge colour={isRetired ? 'gray' : 'teal'}>
          {t(`states.${isRetired ? 'retired' : 'offered'}`)}
        </StatusBadge>
      </Table.Td>
      {'percent' in row && <Table.Td ta="right">{part(row.percent / 100)}</Table.Td>}
      <Table.Td ta="right">{count(row.shops)}</Table.Td>
      <Table.Td ta="right">{count(row.applications)}</Table.Td>
      <Table.Td>
        {savedAt && (
          <Text size="sm" title={time(savedAt)}>
            {savedBy ? t('savedBy', { by: savedBy, day: day(savedAt) }) : day(savedAt)}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <Acts {...{ kind, row, name, hasOthers, onOpen }} />
      </Table.Td>
    </Table.Tr>
  );
}

function Acts({ kind, row, name, hasOthers, onOpen }: KindLineProps & { name: string }) {
  const t = useTranslations('platform-shops.kinds');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const retire = useSend(retireShopKind);
  const remove = useSend(removeShopKind);
  const { id, version, isRetired } = row;
  const isUsed = row.shops + row.applications > 0;
  const turn = () =>
    void retire
      .mutateAsync({ kind, id, version, isRetired: !isRetired })
      .then(() => done(t(isRetired ? 'isOffered' : 'isRetired', { name })), failed);

  function askToRetire() {
    confirm({
      title: t('retireTitle', { name }),
      text: t(`${kind}.retireText`),
      confirm: t('retire'),
      onConfirm: turn,
    });
  }

  function askToRemove() {
    confirm({
      title: t('removeTitle', { name }),
      text: t(`${kind}.removeText`),
      confirm: t('remove'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ kind, id, version }).then(() => done(t('removed', { name })), failed),
    });
  }

  return (
    <RowMenu name={t('actsFor', { name })}>
      <Menu.Item onClick={() => onOpen({ act: 'edit', id })}>{t('edit')}</Menu.Item>
      {hasOthers && isUsed && <Menu.Item onClick={() => onOpen({ act: 'move', id })}>{t('move')}</Menu.Item>}
      <Menu.Item onClick={isRetired ? turn : askToRetire}>{t(isRetired ? 'offer' : 'retireAsk')}</Menu.Item>
      {!isUsed && (
        <Menu.Item color="red" onClick={askToRemove}>
          {t('removeAsk')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
