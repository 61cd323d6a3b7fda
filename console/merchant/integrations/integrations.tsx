import { Center, Loader, Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { KeyList } from './keys/key-list.tsx';
import { WebhookList } from './webhooks/webhook-list.tsx';
import { WithTexts } from './with-texts.tsx';

const TryIt = lazy(() => import('./try/try-it.tsx'));
const Guide = lazy(() => import('./guide/guide.tsx'));

const tabs = ['keys', 'webhooks', 'try', 'guide'] as const;

/** What connects programs of the shop with the mall. */
export default function Integrations() {
  return (
    <WithTexts>
      <IntegrationTabs />
    </WithTexts>
  );
}

function IntegrationTabs() {
  const t = useTranslations('integrations');
  const sections = useTranslations('console.sections');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'keys';
  return (
    <Screen title={sections('integrations')} text={t('text')}>
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next && next !== 'keys' ? { tab: next } : {})}
        keepMounted={false}
      >
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Suspense
          fallback={
            <Center p="xl">
              <Loader />
            </Center>
          }
        >
          <Tabs.Panel value="keys" pt="lg">
            <KeyList />
          </Tabs.Panel>
          <Tabs.Panel value="webhooks" pt="lg">
            <WebhookList />
          </Tabs.Panel>
          <Tabs.Panel value="try" pt="lg">
            <TryIt />
          </Tabs.Panel>
          <Tabs.Panel value="guide" pt="lg">
            <Guide />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </Screen>
  );
}
