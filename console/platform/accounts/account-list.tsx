import { Anchor, Group, Select, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import {
  type AnyAccount,
  accountKinds,
  accountsCountMax,
  accountsFoundMax,
  listAnyAccounts,
} from '#contract/accounts/platform.ts';
import { AccountState } from './account-state.tsx';

/** All accounts, and one of them by what someone knows of it. */
export function AccountList() {
  const t = useTranslations('platform-people.accounts');
  const words = useTranslations('platform-people');
  const sections = useTranslations('platform.sections');
  const { time } = useFormats();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const search = value('words');
  const kind = accountKinds.find((one) => one === value('kind'));
  const isDisabled = value('disabled') === 'yes' ? ('yes' as const) : ('all' as const);
  const filters = { words: search, kind, isDisabled };
  const query = useCall(listAnyAccounts, { ...filters, page, limit }, { keepsPrevious: true });
  return (
    <Screen title={sections('accounts')} text={t('text')}>
      <Group gap="sm">
        <SearchField key={search} label={t('find')} words={search} onSearch={(next) => change({ words: next })} />
        <Select
          aria-label={t('kind')}
          allowDeselect={false}
          w={200}
          value={kind ?? ''}
          data={[
            { value: '', label: t('kinds.all') },
            ...accountKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
          ]}
          onChange={(next) => change({ kind: next })}
        />
        <Select
          aria-label={t('state')}
          allowDeselect={false}
          w={200}
          value={isDisabled}
          data={[
            { value: 'all', label: t('anyState') },
            { value: 'yes', label: t('onlyDisabled') },
          ]}
          onChange={(next) => change({ disabled: next === 'yes' ? next : null })}
        />
      </Group>
      <List<AnyAccount>
        label={sections('accounts')}
        query={query}
        idOf={({ id }) => id}
        countMax={search ? accountsFoundMax : accountsCountMax}
        empty={search ? t('nothingFound', { words: search }) : t('none')}
        onOpen={({ id }) => void navigate(`/platform/accounts/${id}`)}
        exported={{
          name: 'accounts',
          ...(search && { listMax: accountsFoundMax }),
          read: (paging) => callMall(listAnyAccounts, { ...filters, ...paging }),
          columns: [
            [t('number'), ({ id }) => id],
            [t('nickname'), ({ nickname }) => nickname],
            [words('email'), ({ email }) => email],
            [words('phone'), ({ phone }) => phone],
            [t('kind'), ({ userType }) => t(`types.${userType}`)],
            [t('state'), ({ state }) => t(`states.${state}`)],
            [t('opened'), ({ createdAt }) => createdAt],
          ],
        }}
        columns={[
          {
            accessor: 'nickname',
            title: t('nickname'),
            render: ({ id, nickname, state }) => (
              <>
                <Anchor
                  component={Link}
                  to={`/platform/accounts/${id}`}
                  size="sm"
                  onClick={(event) => event.stopPropagation()}
                >
                  {state === 'deleted' ? t('former') : nickname}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t('numberOf', { id })}
                </Text>
              </>
            ),
          },
          { accessor: 'email', title: words('email'), width: 240, render: ({ email }) => email ?? '–' },
          { accessor: 'phone', title: words('phone'), width: 180, render: ({ phone }) => phone ?? '–' },
          {
            accessor: 'userType',
            title: t('kind'),
            width: 190,
            render: ({ userType, role }) => (
              <>
                <Text size="sm">{t(`types.${userType}`)}</Text>
                {role !== 'shopper' && (
                  <Text size="sm" c="dimmed">
                    {t(`roles.${role}`)}
                  </Text>
                )}
              </>
            ),
          },
          { accessor: 'createdAt', title: t('opened'), width: 190, render: ({ createdAt }) => time(createdAt) },
          { accessor: 'state', title: t('state'), width: 140, render: ({ state }) => <AccountState state={state} /> },
        ]}
      />
    </Screen>
  );
}
