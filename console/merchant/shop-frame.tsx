import { Alert, Anchor, AppShell, Avatar, Center, Group, Loader, NavLink, Text } from '@mantine/core';
import {
  Boxes,
  ChartNoAxesColumn,
  House,
  MessageCircleQuestionMark,
  MessageSquareText,
  MessagesSquare,
  PackageCheck,
  Plug,
  RotateCcw,
  Settings,
  Store,
  Tag,
  TicketPercent,
  Truck,
  Users,
  Wallet,
} from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LanguageMenu } from '#console/base/frame/language-menu.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { CurrencyProvider } from '#console/base/money/currency.ts';
import NotFound from '#console/base/not-found.tsx';
import { SignInAgain } from '#console/base/session/sign-in-again.tsx';
import { signInPath, useUser } from '#console/base/session/user.ts';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopScope } from '#contract/core/call.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';
import { AccountMenu } from './account-menu.tsx';
import { FindAnything } from './find-anything.tsx';
import { Shortcuts } from './shortcuts.tsx';

const ChatMark = lazy(() => import('./chat/waiting-mark.tsx'));
const LookNotice = lazy(() => import('#console/base/shops/look-notice.tsx'));
const SecondFactorNeeded = lazy(() => import('#console/base/account/second-factor-needed.tsx')); // for few, and not small

/** What the shop's people do here, with the scope that each needs. */
export const sections = [
  { path: '', name: 'today', icon: House, scope: null },
  { path: 'orders', name: 'orders', icon: PackageCheck, scope: 'orders' },
  { path: 'products', name: 'products', icon: Tag, scope: 'products' },
  { path: 'stock', name: 'stock', icon: Boxes, scope: 'products' },
  { path: 'refunds', name: 'refunds', icon: RotateCcw, scope: 'refunds' },
  { path: 'reviews', name: 'reviews', icon: MessageSquareText, scope: 'reviews' },
  { path: 'questions', name: 'questions', icon: MessageCircleQuestionMark, scope: 'reviews' },
  { path: 'chat', name: 'chat', icon: MessagesSquare, scope: 'chat' },
  { path: 'insights', name: 'insights', icon: ChartNoAxesColumn, scope: 'orders' },
  { path: 'finance', name: 'finance', icon: Wallet, scope: 'finance' },
  { path: 'marketing', name: 'marketing', icon: TicketPercent, scope: 'marketing' },
  { path: 'freight', name: 'freight', icon: Truck, scope: 'shop' },
  { path: 'people', name: 'people', icon: Users, scope: 'people' },
  { path: 'integrations', name: 'integrations', icon: Plug, scope: 'people' },
  { path: 'shop', name: 'shop', icon: Settings, scope: 'shop' },
] as const satisfies readonly { path: string; name: string; icon: typeof House; scope: ShopScope | null }[];

/** Around every screen of a shop. Whoever is not signed in, or does not work for this shop, does not come in. */
export default function ShopFrame() {
  const { data: user, error, refetch } = useUser();
  const { pathname, search } = useLocation();
  const shopId = useShopId();
  if ((error?.code === 401 && !user) || user?.secondFactor === 'missing')
    return <Navigate to={signInPath(pathname + search)} replace />;
  if (error && !user) return <LoadFailure error={error} onRetry={refetch} />;
  if (!user)
    return (
      <Center h="100vh">
        <Loader />
      </Center>
    );
  const shop = user.shops.find((one) => one.shopId === shopId);
  return (
    <CurrencyProvider value={user.currency}>
      {shop ? <Frame user={user} shop={shop} /> : <NotFound />}
      <SignInAgain user={user} />
    </CurrencyProvider>
  );
}

function Frame({ user, shop }: { user: ConsoleUser; shop: ConsoleUser['shops'][number] }) {
  const t = useTranslations('console');
  const { pathname } = useLocation();
  const [isShowing, showShortcuts] = useState(false);
  const [asked, ask] = useState(0); // how often something was to be found
  const find = useCallback(() => ask((times) => times + 1), []);
  const current = pathname.split('/')[2] ?? '';
  // Nothing of the shop answers until then.
  const isLocked = shop.demandsSecondFactor && user.secondFactor === 'off';
  const may = sections.filter(({ scope }) => !isLocked && (scope === null || shop.scopes.includes(scope)));
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 220, breakpoint: 0 }} padding="lg">
      <Anchor href="#content" className="skip-link">
        {t('skip')}
      </Anchor>
      <AppShell.Header bg="var(--console-card)" className="no-print">
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Anchor component={Link} to={`/${shop.shopId}`} c="inherit" underline="never">
            <Group gap="xs" wrap="nowrap">
              <Store size={22} aria-hidden="true" color="var(--mantine-color-brand-6)" />
              <Text fw={700}>{t('name')}</Text>
            </Group>
          </Anchor>
          <FindAnything shopId={shop.shopId} sections={may} asked={asked} onAsk={find} />
          <Group gap="xs" wrap="nowrap">
            <LanguageMenu />
            <AccountMenu user={user} shop={shop} onShortcuts={() => showShortcuts(true)} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" bg="var(--console-card)" className="no-print" aria-label={t('menu')}>
        <Group gap="sm" p="xs" mb="xs" wrap="nowrap">
          <Avatar src={`${shop.avatar.url}/80`} alt="" radius="sm" />
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text fw={600} lineClamp={2}>
              {shop.name}
            </Text>
            {!shop.isOpen && (
              <Text size="sm" c="dimmed">
                {t('shop.closedMark')}
              </Text>
            )}
          </div>
        </Group>
        {may.map(({ path, name, icon: Icon }) => (
          <NavLink
            key={path}
            component={Link}
            to={`/${shop.shopId}${path && `/${path}`}`}
            active={current === path}
            aria-current={current === path ? 'page' : undefined}
            label={t(`sections.${name}`)}
            leftSection={<Icon size={18} aria-hidden="true" />}
            rightSection={
              name === 'chat' && (
                <Suspense fallback={null}>
                  <ChatMark />
                </Suspense>
              )
            }
            style={{ borderRadius: 8 }}
          />
        ))}
      </AppShell.Navbar>
      <Shortcuts shopId={shop.shopId} sections={may} isShown={isShowing} onShow={showShortcuts} onFind={find} />
      <AppShell.Main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        {shop.isLooking && (
          <Suspense>
            <LookNotice shopId={shop.shopId} name={shop.name} />
          </Suspense>
        )}
        {shop.closedBecause !== null && (
          <Alert color="orange" mb="md" role="status" title={t('closedByMall')}>
            {shop.closedBecause}
            <Text size="sm" mt={4}>
              {t('closedByMallText')}
            </Text>
          </Alert>
        )}
        <Suspense fallback={<Loader />}>{isLocked ? <SecondFactorNeeded of={shop.name} /> : <Outlet />}</Suspense>
      </AppShell.Main>
    </AppShell>
  );
}
