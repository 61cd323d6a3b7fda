import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';

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
        <Suspense fallback={<AccountLink />}>
          <AccountDropdown whileUnknown={<AccountLink />} />
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

/** Who it is, is being asked: the way to the account is there already. */
function AccountLink() {
  const t = useTranslations('shell');
  return (
    <MallLink to="/users/user_info" className="flex items-center gap-1.5 font-medium hover:text-brand">
      <UserRound size={14} aria-hidden="true" />
      {t('account')}
    </MallLink>
  );
}
