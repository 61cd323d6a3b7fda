import { Button, Tabs } from '@mantine/core';
import { ShieldBan } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { PeopleMessages } from '#console/platform/people/people-messages.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlockList } from './block-list.tsx';
import { LimitedList } from './limited-list.tsx';

const tabs = ['limited', 'blocks'] as const;

/** From which network addresses the mall is misused, and which of them are blocked. */
export default function Sources() {
  return (
    <PeopleMessages>
      <Parts />
    </PeopleMessages>
  );
}

function Parts() {
  const t = useTranslations('platform-people.sources');
  const sections = useTranslations('platform.sections');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'limited';
  const [blocked, setBlocked] = useState<string | null>(null);
  return (
    <Screen
      title={sections('sources')}
      text={t('text')}
      actions={
        <Button leftSection={<ShieldBan size={16} aria-hidden="true" />} onClick={() => setBlocked('')}>
          {t('block.open')}
        </Button>
      }
    >
      <Tabs value={tab} onChange={(next) => setSearch(next === 'blocks' ? { tab: next } : {})}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          {tab === 'limited' ? <LimitedList onBlock={setBlocked} /> : <BlockList />}
        </Tabs.Panel>
      </Tabs>
      {blocked !== null && <BlockDialog network={blocked} onClose={() => setBlocked(null)} />}
    </Screen>
  );
}
