import { Tabs } from '@mantine/core';
import { Outlet, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { MoneyMessages } from '#console/platform/money/money-messages.tsx';
import { BookFiguresTab } from './book-figures.tsx';
import { EntryList } from './entry-list.tsx';

export default function Books() {
  return (
    <MoneyMessages>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<BookFiguresTab />} />
          <Route path="entries" element={<EntryList />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MoneyMessages>
  );
}

const paths = { figures: '/platform/ledger', entries: '/platform/ledger/entries' } as const;
const tabs = ['figures', 'entries'] as const;

function Frame() {
  const t = useTranslations('platform-money.books');
  const sections = useTranslations('platform.sections');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tab = pathname.endsWith('/entries') ? 'entries' : 'figures';
  return (
    <Screen title={sections('ledger')} text={t(tab === 'figures' ? 'text' : 'entriesText')}>
      <Tabs value={tab} onChange={(next) => void navigate(paths[next === 'entries' ? 'entries' : 'figures'])}>
        <Tabs.List aria-label={sections('ledger')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          <Outlet />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
