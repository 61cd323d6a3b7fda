import { Card, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Account } from './account-page.tsx';
import { CouponList } from './coupon-list.tsx';
import { PointsList } from './points-list.tsx';
import { SessionList } from './session-list.tsx';

const tabs = ['sessions', 'points', 'coupons'] as const;
const lists = { sessions: SessionList, points: PointsList, coupons: CouponList };

/** Where someone is signed in, and what they hold. Each list comes when it is opened. */
export function AccountHoldings({ account }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'sessions';
  const Shown = lists[tab];
  return (
    <Card withBorder p="lg" bg="var(--console-card)">
      {/* The page of one list means nothing to another. */}
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next && next !== 'sessions' ? { tab: next } : {}, { preventScrollReset: true })}
      >
        <Tabs.List aria-label={t('holdings')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <Shown account={account} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  );
}
