import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const AccountDropdown = lazy(() =>
  import('#storefront/shell/account/account-dropdown.tsx').then((module) => ({ default: module.AccountDropdown })),
);

/**
 * The way in for guests, the account menu for those who are in. Pages are cached for everybody, so they always come with
 * the guest's version; the corner has one width for both, so that nothing moves when the name appears.
 */
export function AccountCorner() {
  const t = useTranslations('shell');
  const isSignedIn = useMall((state) => state.user !== null || state.isUserExpected);
  return (
    <div className="flex h-full w-34 items-center justify-end">
      {isSignedIn ? (
        <Suspense fallback={<Skeleton className="h-4 w-24" />}>
          <AccountDropdown />
        </Suspense>
      ) : (
        <TextButton variant="strong" onClick={() => useMall.setState({ isLoginOpen: true, isShowTourists: false })}>
          <UserRound size={14} aria-hidden="true" />
          {t('signIn')}
        </TextButton>
      )}
    </div>
  );
}
