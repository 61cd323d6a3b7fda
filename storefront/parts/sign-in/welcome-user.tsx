import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Avatar } from '#storefront/parts/avatar.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';

/** The greeting on home for those who are signed in; until it is known who, what stands in for it. */
export function WelcomeUser({ whileUnknown }: { whileUnknown: ReactNode }) {
  const user = useMall((state) => state.user);
  return <WithMessages groups={['account']}>{user ? <Greeting user={user} /> : whileUnknown}</WithMessages>;
}

function Greeting({ user }: { user: User }) {
  const t = useTranslations('account');
  return (
    <>
      <Avatar avatar={user.avatar} size={64} className="shadow-float ring-4 ring-card" />
      <p className="mt-1 line-clamp-2 max-w-full font-semibold wrap-anywhere">{t('hello', { name: user.nickname })}</p>
      <p className="text-xs text-ink-2">{t('helloLine')}</p>
      <LinkButton variant="secondary" to="/users/user_info" className="mt-auto w-full">
        {t('myProfile')}
      </LinkButton>
    </>
  );
}
