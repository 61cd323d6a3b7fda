import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { ProductsMessages } from '#console/platform/products/products-messages.tsx';
import { KeywordsPart } from './keywords-part.tsx';
import { RankingPart } from './ranking/ranking-part.tsx';
import { RedirectList } from './redirect-list.tsx';
import { SynonymList } from './synonym-list.tsx';
import { UnfoundList } from './unfound-list.tsx';

const tabs = ['synonyms', 'keywords', 'redirects', 'ranking', 'unfound'] as const;
const screens = {
  synonyms: SynonymList,
  keywords: KeywordsPart,
  redirects: RedirectList,
  ranking: RankingPart,
  unfound: UnfoundList,
};

/** How the platform helps shoppers to find what they look for. */
export default function Search() {
  return (
    <ProductsMessages>
      <Parts />
    </ProductsMessages>
  );
}

function Parts() {
  const t = useTranslations('platform-products.search');
  const sections = useTranslations('platform.sections');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'synonyms';
  const Shown = screens[tab];
  return (
    <Screen title={sections('search')} text={t('text')}>
      <Tabs value={tab} onChange={(next) => setSearch(next && next !== 'synonyms' ? { tab: next } : {})}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          <Shown />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
