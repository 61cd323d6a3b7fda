import { Skeleton, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { SeeShop } from './see-shop.tsx';

/** The screens about the shop itself; the first has no name of its own in the address. */
const screens = ['details', 'pictures', 'home', 'categories', 'policies', 'holidays'] as const;

type ShopScreenProps<C extends Call> = {
  call: C;
  isWide?: boolean;
  children: (data: OutputOf<C>, reload: () => Promise<OutputOf<C> | undefined>) => ReactNode;
};

/** One of the screens about the shop itself: the way to the others, and what the call answers. */
export function ShopScreen<C extends Call>({ call, isWide = false, children }: ShopScreenProps<C>) {
  const t = useTranslations('console');
  const { data, error, refetch } = useCall(call, {} as InputOf<C>);
  return (
    <Screen title={t('sections.shop')} text={t('shop.text')} actions={<SeeShop />}>
      <ShopTabs />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={400} />}
      {data !== undefined && (
        <Stack {...(!isWide && { maw: 820 })}>
          {children(data, async () => (await refetch({ throwOnError: true })).data)}
        </Stack>
      )}
    </Screen>
  );
}

function ShopTabs() {
  const t = useTranslations('console.shop');
  const shopId = useShopId();
  const navigate = useNavigate();
  const named = useLocation().pathname.split('/')[3];
  const current = screens.find((screen) => screen === named) ?? 'details';
  const open = (screen: string | null) => navigate(`/${shopId}/shop${screen === 'details' ? '' : `/${screen}`}`);
  return (
    <Tabs value={current} onChange={(screen) => void open(screen)}>
      <Tabs.List aria-label={t('screens.label')}>
        {screens.map((screen) => (
          <Tabs.Tab key={screen} value={screen}>
            {t(`screens.${screen}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
