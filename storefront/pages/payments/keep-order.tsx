import { Hash, Mail, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const MemberDialog = lazy(() =>
  import('#storefront/parts/sign-in/member-dialog.tsx').then((module) => ({ default: module.MemberDialog })),
);

/** For visitors: their session ends, their order does not. Says how they find it again. */
export function KeepOrder({ visitor }: { visitor: User }) {
  const t = useTranslations('payments.keep');
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const user = useMall((state) => state.user) ?? visitor;
  if (user.userType !== 'visitor') return null; // they have just become a member
  const email = user.email ?? '';
  return (
    <Card aria-labelledby="keep-order" className="mt-4 px-8 py-7">
      <h2 id="keep-order" className="text-base font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-6 text-ink-2 [&_svg]:mb-2 [&_svg]:text-brand">
        <li>
          <UserPlus size={20} aria-hidden="true" />
          <p>{t('account', { email })}</p>
          <Button variant="secondary" disabled={!isHydrated} onClick={() => setOpen(true)} className="mt-2">
            {t('begin')}
          </Button>
        </li>
        <li>
          <Mail size={20} aria-hidden="true" />
          <p className="wrap-anywhere">{t('mail', { email })}</p>
        </li>
        <li>
          <Hash size={20} aria-hidden="true" />
          <p>{t('number')}</p>
          <MallLink to="/order/look_up" className="mt-2 inline-block font-medium text-brand-deep hover:underline">
            {t('lookUp')}
          </MallLink>
        </li>
      </ul>
      {isOpen && (
        <Suspense>
          <WithMessages groups={['account']}>
            <MemberDialog user={user} onClose={() => setOpen(false)} />
          </WithMessages>
        </Suspense>
      )}
    </Card>
  );
}
