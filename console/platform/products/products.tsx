import { Tabs } from '@mantine/core';
import { Route, Routes, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { AnyList } from './any-list.tsx';
import { GuaranteesPart } from './guarantees-part.tsx';
import { ProductsMessages } from './products-messages.tsx';
import { ReviewPage } from './review-page.tsx';
import { ReviewSetting } from './review-setting.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Products of all shops: those that wait for a decision, and those that were published. */
export default function Products() {
  return (
    <ProductsMessages>
      <Routes>
        <Route index element={<Lists />} />
        <Route path="review/:id" element={<ReviewPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ProductsMessages>
  );
}

const tabs = ['review', 'published', 'guarantees'] as const;

function Lists() {
  const t = useTranslations('platform-products.products');
  const sections = useTranslations('platform.sections');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'review';
  return (
    <Screen title={sections('products')} text={t('text')} actions={<ReviewSetting />}>
      {/* Filters of one tab mean nothing to the other. */}
      <Tabs value={tab} onChange={(next) => setSearch(next && next !== 'review' ? { tab: next } : {})}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="review" pt="lg">
          {tab === 'review' && <WaitingList />}
        </Tabs.Panel>
        <Tabs.Panel value="published" pt="lg">
          {tab === 'published' && <AnyList />}
        </Tabs.Panel>
        <Tabs.Panel value="guarantees" pt="lg">
          {tab === 'guarantees' && <GuaranteesPart />}
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
