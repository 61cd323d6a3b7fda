import { Anchor, AppShell, Badge, Center, Group, Loader, NavLink, ScrollArea, Text } from '@mantine/core';
import { Building2, Wrench } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LanguageMenu } from '#console/base/frame/language-menu.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { CurrencyProvider } from '#console/base/money/currency.ts';
import NotFound from '#console/base/not-found.tsx';
import { SignInAgain } from '#console/base/session/sign-in-again.tsx';
import { signInPath, useUser } from '#console/base/session/user.ts';
import type { OwnOperator } from '#contract/operators/console.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';
import { OperatorMenu } from './operator-menu.tsx';
import { PlatformMessages } from './platform-messages.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import { type Section, sectionGroups } from './sections.ts';

const Account = lazy(() => import('#console/base/account/account.tsx'));
const SecondFactorNeeded = lazy(() => import('#console/base/account/second-factor-needed.tsx'));

/** Around every screen of those who run the mall. Nobody else comes in. */
export default function PlatformFrame() {
  const { data: user, error, refetch } = useUser();
  const { pathname, search } = useLocation();
  if ((error?.code === 401 && !user) || user?.secondFactor === 'missing')
    return <Navigate to={signInPath(pathname + search)} replace />;
  if (error && !user) return <LoadFailure error={error} onRetry={refetch} />;
  if (!user)
    return (
      <Center h="100vh">
        <Loader />
      </Center>
    );
  if (!user.operator) return <NotFound />;
  return (
    <CurrencyProvider value={user.currency}>
      <PlatformMessages>
        <Frame user={user} operator={user.operator} />
        <ProveDialog user={user} />
        <SignInAgain user={user} />
      </PlatformMessages>
    </CurrencyProvider>
  );
}

function Frame({ user, operator }: { user: ConsoleUser; operator: OwnOperator }) {
  const t = useTranslations('platform');
  const words = useTranslations('console');
  const { pathname } = useLocation();
  const current = pathname.split('/')[2] ?? '';
  const isLocked = operator.demandsSecondFactor && user.secondFactor === 'off';
  const groups = sectionGroups.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ scope }) => !isLocked && (scope === 'any' || operator.scopes.includes(scope))),
  }));
  const may = groups.flatMap(({ sections }) => sections);
  const [first] = may;
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 220, breakpoint: 0 }} padding="lg">
      <Anchor href="#content" className="skip-link">
        {words('skip')}
      </Anchor>
      <AppShell.Header bg="var(--console-card)" className="no-print">
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Anchor component={Link} to="/platform" c="inherit" underline="never">
            <Group gap="xs" wrap="nowrap">
              <Building2 size={22} aria-hidden="true" color="var(--mantine-color-brand-6)" />
              <Text fw={700}>{t('name')}</Text>
            </Group>
          </Anchor>
          <Group gap="xs" wrap="nowrap">
            {user.isMallClosed && <ClosedMark mayOpen={operator.scopes.includes('settings')} />}
            <LanguageMenu />
            <OperatorMenu user={user} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" bg="var(--console-card)" className="no-print" aria-label={t('name')}>
        <Text fw={600} p="xs" mb="xs">
          {operator.roleName ?? t('administrator')}
        </Text>
        <ScrollArea>
          {groups.map(
            ({ name, sections }) =>
              sections.length > 0 && (
                <div key={name}>
                  <Text size="xs" c="dimmed" fw={600} px="xs" mt="xs" mb={2}>
                    {t(`groups.${name}`)}
                  </Text>
                  {sections.map((section) => (
                    <SectionLink key={section.path} {...section} isCurrent={current === section.path} />
                  ))}
                </div>
              ),
          )}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Suspense fallback={<Loader />}>
          {isLocked ? (
            <SecondFactorNeeded of={t('mall')} />
          ) : (
            <Routes>
              <Route index element={first ? <Navigate to={first.path} replace /> : <Account />} />
              <Route path="account" element={<Account />} />
              {may.map(({ path, Screen }) => (
                <Route key={path} path={`${path}/*`} element={<Screen />} />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          )}
        </Suspense>
      </AppShell.Main>
    </AppShell>
  );
}

/** Operators see the storefront all the same, so this mark is how they know that nobody else does. */
function ClosedMark({ mayOpen }: { mayOpen: boolean }) {
  const t = useTranslations('platform');
  const words = { color: 'orange', variant: 'light', c: 'inherit', tt: 'none', size: 'lg' } as const;
  const mark = (
    <Badge {...words} leftSection={<Wrench size={14} aria-hidden="true" />} role="status">
      {t('closedForMaintenance')}
    </Badge>
  );
  return mayOpen ? (
    <Anchor component={Link} to="/platform/settings/maintenance" c="inherit">
      {mark}
    </Anchor>
  ) : (
    mark
  );
}

function SectionLink({ path, name, icon: Icon, Mark, isCurrent }: Section & { isCurrent: boolean }) {
  const t = useTranslations('platform.sections');
  const link = useRef<HTMLAnchorElement>(null);
  // All sections do not fit into a low window.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <NavLink
      component={Link}
      ref={link}
      to={`/platform/${path}`}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      label={t(name)}
      leftSection={<Icon size={18} aria-hidden="true" />}
      rightSection={
        Mark && (
          <Suspense fallback={null}>
            <Mark />
          </Suspense>
        )
      }
      py={4}
      style={{ borderRadius: 8, scrollMarginBlock: 8 }} // without a margin half a pixel of it may be cut off
    />
  );
}
