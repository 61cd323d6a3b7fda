import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { getAccountMenu, type MenuEntry } from '#contract/content/shopper.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { PageOutlet } from '#storefront/base/i18n/page-messages.tsx';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import {
  type AccountEntry,
  entriesOf,
  fixedEntries,
  isCurrent,
  overviewPath,
} from '#storefront/parts/account/account-entries.ts';
import { ErrorPage } from '#storefront/parts/errors/error-page.tsx';
import { ArrivingList } from '#storefront/parts/lists/arriving-list.tsx';
import { Card } from '#ui/display/card.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/account-area.ts';
import { AccountMenu } from './account-menu.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const menu = await context
    .get(callMall)(getAccountMenu, {})
    .catch((failure: unknown) => {
      if (!isCallFailure(failure)) throw failure;
      return null; // the fixed entries are there without it
    });
  return { menu: menu?.routine_my_menus ?? [] };
}

/** The frame of everybody's own pages: where one is, where else one can go, and the page itself. */
export default function AccountArea({ loaderData }: Route.ComponentProps) {
  return (
    <Frame menu={loaderData.menu}>
      <ArrivingList place="frame">
        <PageOutlet />
      </ArrivingList>
    </Frame>
  );
}

// Here, so that the menu stays around an error.
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame menu={loaderData?.menu ?? []}>
      <Card as="div" className="overflow-hidden">
        <ErrorPage error={error} />
      </Card>
    </Frame>
  );
}

function Frame({ menu, children }: { menu: MenuEntry[]; children: ReactNode }) {
  const entries = entriesOf(useMall((state) => state.menu) ?? menu);
  return (
    <WithMessages groups={['account']}>
      <div className="page-column pt-4 pb-12">
        <AccountBreadcrumb entries={entries} />
        <div className="mt-4 grid grid-cols-[208px_minmax(0,1fr)] items-start gap-4">
          <AccountMenu entries={entries} />
          {children}
        </div>
      </div>
    </WithMessages>
  );
}

function AccountBreadcrumb({ entries }: { entries: readonly AccountEntry[] }) {
  const t = useTranslations('account');
  const { pathname, search } = useLocation();
  const fixed = fixedEntries.find((entry) => isCurrent(entry, pathname, search));
  const isOverview = splitLocale(pathname).path === overviewPath;
  const here = isOverview
    ? null
    : fixed
      ? t(fixed.key)
      : entries.find((entry) => isCurrent(entry, pathname, search))?.name;
  const home = { name: t('home'), to: '/' };
  const area = { name: t('area'), to: overviewPath };
  return <Breadcrumb label={t('breadcrumb')} steps={here ? [home, area] : [home]} here={here ?? area.name} />;
}
