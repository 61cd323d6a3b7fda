import { Alert, Anchor, Grid, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { useOperatorMay } from '#console/platform/operator-scopes.ts';
import { getAnyAccount } from '#contract/accounts/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { AccountActs } from './account-acts.tsx';
import { AccountHoldings } from './account-holdings.tsx';
import { AccountPeople } from './account-people.tsx';
import { AccountPrivacy } from './account-privacy.tsx';
import { AccountState } from './account-state.tsx';

export type Account = OutputOf<typeof getAnyAccount>;

export function AccountPage() {
  const { accountId = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(accountId) ? <AccountOf id={Number(accountId)} /> : <NotFound />;
}

function AccountOf({ id }: { id: number }) {
  const t = useTranslations('platform-people.accounts');
  const sections = useTranslations('platform.sections');
  const { time } = useFormats();
  const nameOf = ({ state, nickname }: Account) => (state === 'deleted' ? t('former') : nickname);
  const { data: account, error, refetch } = useCall(getAnyAccount, { id });
  return (
    <Screen
      title={account ? nameOf(account) : t('numberOf', { id })}
      {...(account && { text: t('openedAt', { id, time: time(account.createdAt) }) })}
      parent={{ to: '/platform/accounts', name: sections('accounts') }}
      actions={account && <AccountActs account={account} />}
    >
      {error && !account && <LoadFailure error={error} onRetry={refetch} />}
      {!account && !error && <Skeleton h={480} />}
      {account && <AccountDetail key={account.id} account={account} />}
    </Screen>
  );
}

function AccountDetail({ account }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const { count } = useFormats();
  return (
    <>
      <Standing account={account} />
      <Grid>
        <Grid.Col span={8}>
          <Stack>
            <NewestOrders account={account} />
            <AccountHoldings account={account} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={4}>
          <Stack>
            <AccountPeople account={account} />
            <Part title={t('account')} aside={<AccountState state={account.state} />}>
              <FactRows
                facts={[
                  { name: t('number'), value: account.id },
                  { name: t('kind'), value: t(`types.${account.userType}`) },
                  { name: t('role'), value: account.role !== 'shopper' && t(`roles.${account.role}`) },
                  { name: t('password'), value: t(account.hasPassword ? 'yes' : 'no') },
                  { name: t('secondFactor'), value: t(account.hasSecondFactor ? 'yes' : 'no') },
                  { name: t('signInWith'), value: account.signInWith.join(', ') },
                  {
                    name: t('visitors'),
                    value:
                      account.visitorIds.length > 0 &&
                      account.visitorIds.map((id) => (
                        <LinkedNumber key={id} to={`accounts/${id}`} scope="accounts">
                          {`${id} `}
                        </LinkedNumber>
                      )),
                  },
                ]}
              />
            </Part>
            <Part title={t('benefits')}>
              <FactRows
                facts={[
                  { name: t('points.available'), value: count(account.points.available) },
                  { name: t('points.frozen'), value: count(account.points.frozen) },
                  { name: t('points.spent'), value: count(account.points.spent) },
                  { name: t('coupons.received'), value: count(account.coupons.received) },
                  { name: t('coupons.used'), value: count(account.coupons.used) },
                  { name: t('coupons.expired'), value: count(account.coupons.expired) },
                ]}
              />
            </Part>
            <AccountPrivacy account={account} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** Why nobody can use it, if so. */
function Standing({ account: { state, disabledAt, lastAct, adoptedBy } }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const { time } = useFormats();
  if (adoptedBy !== null)
    return (
      <Alert color="blue">
        {t('adoptedBy')}{' '}
        <LinkedNumber to={`accounts/${adoptedBy}`} scope="accounts">
          {t('numberOf', { id: adoptedBy })}
        </LinkedNumber>
      </Alert>
    );
  if (state === 'deleted') return <Alert color="gray">{t('deletedText')}</Alert>;
  if (state !== 'disabled' || !disabledAt) return null;
  return (
    <Alert
      color="red"
      title={
        lastAct
          ? t('disabledBy', { name: lastAct.by, time: time(disabledAt) })
          : t('disabledAt', { time: time(disabledAt) })
      }
    >
      {lastAct?.reason}
    </Alert>
  );
}

function NewestOrders({ account }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const words = useTranslations('console.orders');
  const { money, time, count } = useFormats();
  const maySeeOrders = useOperatorMay('orders');
  return (
    <Part
      title={t('orders', { count: account.orderCount, shown: count(account.orderCount) })}
      aside={
        maySeeOrders &&
        account.orderCount > 0 && (
          <Anchor component={Link} to={`/platform/orders?buyer=${account.id}`} size="sm">
            {t('allOrders')}
          </Anchor>
        )
      }
    >
      {account.orders.length === 0 && <Text c="dimmed">{t('noOrders')}</Text>}
      {account.orders.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('spent', { amount: money(account.spent) })}
          </Text>
          <Table verticalSpacing="xs" aria-label={t('newestOrders')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{words('order')}</Table.Th>
                <Table.Th>{t('shop')}</Table.Th>
                <Table.Th ta="right">{words('total')}</Table.Th>
                <Table.Th>{words('status')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {account.orders.map(({ orderNo, shopName, payable, status, createdAt }) => (
                <Table.Tr key={orderNo}>
                  <Table.Td>
                    <LinkedNumber to={`orders/${orderNo}`} scope="orders">
                      {orderNo}
                    </LinkedNumber>
                    <Text size="sm" c="dimmed">
                      {time(createdAt)}
                    </Text>
                  </Table.Td>
                  <Table.Td>{shopName}</Table.Td>
                  <Table.Td ta="right">{money(payable)}</Table.Td>
                  <Table.Td>
                    <OrderStatusBadge status={status} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </Part>
  );
}
