import { Badge, Button, Group, Menu, Text } from '@mantine/core';
import { Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { ShortList } from '#console/base/lists/short-list.tsx';
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
  const { data: book, error, isFetching, refetch } = useCall(listReturnAddresses, {});
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
      actions={book && book.length > 0 && book.length < returnAddressesMax && add}
    >
      <ShortList<ReturnAddress>
        label={t('refunds.addresses')}
        list="return_addresses"
        query={{ data: book, error, isFetching, refetch }}
        idOf={({ id }) => id}
        textOf={({ name, address, phone }) => `${name} ${address} ${phone}`}
        sorts={{ name: ({ name }) => name, address: ({ address }) => address }}
        empty={t('refunds.noAddresses')}
        emptyAction={add}
        exported={[
          [t('refunds.addressName'), ({ name }) => name],
          [t('refunds.addressPlace'), ({ address }) => address],
          [t('refunds.addressPhone'), ({ phone }) => phone],
          [t('refunds.addressDefault'), ({ isDefault }) => (isDefault ? t('refunds.addressDefault') : '')],
        ]}
        columns={[
          {
            accessor: 'name',
            title: t('refunds.addressName'),
            render: ({ name, isDefault }) => (
              <Group gap="sm">
                <Text fw={600}>{name}</Text>
                {isDefault && (
                  <Badge variant="light" tt="none" c="inherit">
                    {t('refunds.addressDefault')}
                  </Badge>
                )}
              </Group>
            ),
          },
          {
            accessor: 'address',
            title: t('refunds.addressPlace'),
            render: ({ address }) => <Text style={{ whiteSpace: 'pre-line' }}>{address}</Text>,
          },
          { accessor: 'phone', title: t('refunds.addressPhone') },
          {
            accessor: 'menu',
            title: '',
            width: 64,
            textAlign: 'right',
            render: (address) => (
              <AddressMenu address={address} isLast={book?.length === 1} onEdit={() => setEdited(address)} />
            ),
          },
        ]}
      />
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
