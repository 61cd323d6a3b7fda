import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { Button } from '#ui/buttons/button.tsx';

const MemberDialog = lazy(() =>
  import('#storefront/parts/sign-in/member-dialog.tsx').then((module) => ({ default: module.MemberDialog })),
);

/** For those who came in as visitors: what a full account would give them, and the way to it. */
export function VisitorBanner({ user }: { user: User }) {
  const t = useTranslations('account.member');
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={t('title')}
      className="flex items-center gap-5 rounded-lg bg-linear-to-r from-brand-fill to-brand-fill-deep px-7 py-5 text-white"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-white/20">
        <Sparkles size={24} aria-hidden="true" />
      </span>
      <div className="min-w-0 grow">
        <p className="text-base font-semibold">{t('invitation')}</p>
        <p>{t('invitationLine')}</p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('begin')}
      </Button>
      {isOpen && (
        <Suspense>
          <MemberDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
