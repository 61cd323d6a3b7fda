import { Badge, Button, Card, Group, Menu, Skeleton, Stack, Table, Text } from '@mantine/core';
import { MapPin, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#console/base/csv/export-button.tsx';
import { pagesOf } from '#console/base/csv/read-all.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import {
  deleteReturnAddress,
  listReturnAddresses,
  type ReturnAddress,
  restoreReturnAddress,
  returnAddressesMax,
  setDefaultReturnAddress,
} from '#contract/refunds/merchant-returns.ts';
import { AddressDialog } from './address-dialog.tsx';

/** Where buyers send products back to. */
export default function ReturnAddresses() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { data: book, error, refetch } = useCall(listReturnAddresses, {});
  const [edited, setEdited] = useState<ReturnAddress | 'new' | null>(null);
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('refunds.addAddress')}
    </Button>
  );
  return (
    <Screen
      title={t('refunds.addresses')}
      text={t('refunds.addressesText')}
      parent={{ to: `/${shopId}/refunds`, name: t('sections.refunds') }}
      actions={
        book &&
        book.length > 0 && (
          <>
            <ExportButton<ReturnAddress>
              name="return-addresses"
              idOf={({ id }) => id}
              read={pagesOf(book)}
              columns={[
                [t('refunds.addressName'), ({ name }) => name],
                [t('refunds.addressPlace'), ({ address }) => address],
                [t('refunds.addressPhone'), ({ phone }) => phone],
                [t('refunds.addressDefault'), ({ isDefault }) => (isDefault ? t('refunds.addressDefault') : '')],
              ]}
            />
            {book.length < returnAddressesMax && add}
          </>
        )
      }
    >
      {error && !book && <LoadFailure error={error} onRetry={refetch} />}
      {!book && !error && <Skeleton h={240} />}
      {book?.length === 0 && (
        <Card withBorder p={64} bg="var(--console-card)">
          <Stack align="center" gap="sm">
            <MapPin size={40} aria-hidden="true" />
            <Text c="dimmed">{t('refunds.noAddresses')}</Text>
            {add}
          </Stack>
        </Card>
      )}
      {book && book.length > 0 && (
        <TableCard
          label={t('refunds.addresses')}
          head={
            <>
              <Table.Th>{t('refunds.addressName')}</Table.Th>
              <Table.Th>{t('refunds.addressPlace')}</Table.Th>
              <Table.Th>{t('refunds.addressPhone')}</Table.Th>
              <Table.Th w={64} />
            </>
          }
        >
          {book.map((address) => (
            <Table.Tr key={address.id}>
              <Table.Td>
                <Group gap="sm">
                  <Text fw={600}>{address.name}</Text>
                  {address.isDefault && (
                    <Badge variant="light" tt="none" c="inherit">
                      {t('refunds.addressDefault')}
                    </Badge>
                  )}
                </Group>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'pre-line' }}>{address.address}</Table.Td>
              <Table.Td>{address.phone}</Table.Td>
              <Table.Td ta="right">
                <AddressMenu address={address} isLast={book.length === 1} onEdit={() => setEdited(address)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </TableCard>
      )}
      {edited && (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          onReload={async () =>
            (await refetch({ throwOnError: true })).data?.find(({ id }) => edited !== 'new' && id === edited.id)
          }
          onClose={() => setEdited(null)}
        />
      )}
    </Screen>
  );
}

type AddressMenuProps = { address: ReturnAddress; isLast: boolean; onEdit: () => void };

function AddressMenu({ address: { id, name, isDefault }, isLast, onEdit }: AddressMenuProps) {
  const t = useTranslations('console.refunds');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const setDefault = useSend(setDefaultReturnAddress);
  const remove = useRemoval(deleteReturnAddress, restoreReturnAddress);

  const askToDelete = () =>
    confirm({
      title: t('addressDeleteTitle', { name }),
      text: t('addressDeleteText'),
      confirm: t('addressDelete'),
      isDanger: true,
      onConfirm: () => void remove({ id }, t('addressDeleted', { name })),
    });

  return (
    <RowMenu name={t('addressActions', { name })}>
      <Menu.Item leftSection={<Pencil size={16} aria-hidden="true" />} onClick={onEdit}>
        {t('addressEdit')}
      </Menu.Item>
      {!isDefault && (
        <Menu.Item
          leftSection={<Star size={16} aria-hidden="true" />}
          onClick={() => void setDefault.mutateAsync({ id }).then(() => done(t('addressDefaultSet', { name })), failed)}
        >
          {t('addressSetDefault')}
        </Menu.Item>
      )}
      {(!isDefault || isLast) && (
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden="true" />} onClick={askToDelete}>
          {t('addressDelete')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
