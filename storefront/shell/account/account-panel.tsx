import { ClipboardList, LogOut, type LucideIcon, MessageSquareText, RotateCcw, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { getAccountMenu, type MenuEntry } from '#contract/content/shopper.ts';
import type { User } from '#contract/identity/shopper.ts';
import { listOwnShops } from '#contract/shops/shopper-own.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { entriesOf, fixedEntries, isCurrent } from '#storefront/parts/account/account-entries.ts';
import { Avatar } from '#storefront/parts/avatar.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const icons: Record<(typeof fixedEntries)[number]['key'], LucideIcon> = {
  orders: ClipboardList,
  refunds: RotateCcw,
  reviews: MessageSquareText,
};
const row =
  'flex w-full items-center gap-3 px-5 py-2 text-left hover:bg-page hover:text-brand focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-brand';

type AccountPanelProps = { user: User; onLeave: () => void; onLogOut: () => void };

/** What opens under the name: who one is, the fixed entries, those that the mall gives, and the way out. */
export function AccountPanel({ user, onLeave, onLogOut }: AccountPanelProps) {
  const t = useTranslations('account');
  const { pathname, search } = useLocation();
  const menu = useMenu();
  const { answer: ownShops } = useMallCall(listOwnShops, {});
  const current = (entry: { id?: number; to: string }) => (isCurrent(entry, pathname, search) ? 'page' : undefined);
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-5 py-4">
        <Avatar avatar={user.avatar} size={48} />
        <div className="min-w-0">
          <p className="truncate text-base font-semibold" title={user.nickname}>
            {user.nickname}
          </p>
          {user.phone && <p className="truncate text-xs text-ink-3 tabular-nums">{user.phone}</p>}
          {user.email && (
            <p className="truncate text-xs text-ink-3" title={user.email}>
              {user.email}
            </p>
          )}
        </div>
      </div>
      <nav aria-label={t('menu')} className="max-h-[60vh] overflow-y-auto py-2">
        <ul>
          {fixedEntries.map(({ key, to }) => {
            const Icon = icons[key];
            return (
              <li key={key}>
                <MallLink to={to} aria-current={current({ to })} className={row} onClick={onLeave}>
                  <Icon size={16} aria-hidden="true" className="shrink-0" />
                  {t(key)}
                </MallLink>
              </li>
            );
          })}
          {ownShops && ownShops.length > 0 && (
            <li>
              <a href="/console/" className={row}>
                <Store size={16} aria-hidden="true" className="shrink-0" />
                {t('sellerCentre')}
              </a>
            </li>
          )}
        </ul>
        <hr className="mx-5 my-2 border-line" />
        <ul>
          {menu === null && <MenuSkeleton />}
          {entriesOf(menu ?? []).map((entry) => (
            <li key={entry.id}>
              <MallLink to={entry.to} aria-current={current(entry)} className={`${row} pl-12`} onClick={onLeave}>
                {entry.name}
              </MallLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-2">
        <TextButton variant="inherit" className="w-full px-3 py-2" onClick={onLogOut}>
          <LogOut size={16} aria-hidden="true" className="mr-1.5 shrink-0" />
          {t('logOut')}
        </TextButton>
      </div>
    </>
  );
}

/** The mall's entries, asked for once per language. When they do not come the fixed ones are still there. */
function useMenu(): MenuEntry[] | null {
  const menu = useMall((state) => state.menu);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (useMall.getState().menu) return;
    callFromBrowser(getAccountMenu, {}).then(
      ({ routine_my_menus }) => useMall.setState({ menu: routine_my_menus }),
      () => setFailed(true),
    );
  }, []);
  return menu ?? (hasFailed ? [] : null);
}

function MenuSkeleton() {
  return Array.from({ length: 6 }, (_, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={number} className="py-2 pl-12">
      <Skeleton className="h-5 w-28" />
    </li>
  ));
}
