import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signedInUser } from '#storefront/base/client/calls/request-context.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { VisitorBanner } from '#storefront/parts/account/visitor-banner.tsx';
import type { Route } from './+types/user-info.ts';
import { ProfileCard } from './profile-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(signedInUser) };
}

/** Who one is here: picture and name, the ways to reach one, the password, and where one is signed in. */
export default function UserInfo({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('account.profile');
  const [passwordsChanged, setPasswordsChanged] = useState(0);
  const known = useMall((state) => state.user);
  // What was just changed is newer than what the page came with.
  const user = known?.uid === loaderData.user.uid ? known : loaderData.user;
  return (
    <div className="grid gap-4">
      <AccountTitle of="profile">{t('title')}</AccountTitle>
      {user.userType === 'visitor' && <VisitorBanner user={user} />}
      <div className="grid grid-cols-2 gap-4">
        <ProfileCard user={user} />
        <SecurityCard user={user} onPasswordChanged={() => setPasswordsChanged((times) => times + 1)} />
      </div>
      {/* A new password ends all other sessions: they are asked for again. */}
      <SessionsCard key={passwordsChanged} />
    </div>
  );
}
