import { LockKeyhole, type LucideIcon, Mail, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { maskedEmail, maskedPhone } from '#storefront/base/i18n/masked.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';

const LinkContactDialog = lazy(() =>
  import('./link-contact-dialog.tsx').then((module) => ({ default: module.LinkContactDialog })),
);
const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
);

type Matter = 'email' | 'phone' | 'password';
type SecurityCardProps = { user: User; onPasswordChanged: () => void };

/** How one is reached and how one comes in. Addresses are shown in part only, the password never. */
export function SecurityCard({ user, onPasswordChanged }: SecurityCardProps) {
  const t = useTranslations('account.security');
  const [open, setOpen] = useState<Matter | null>(null);
  const close = () => setOpen(null);
  // What a visitor gave is not theirs yet: becoming a full account comes first.
  const isVisitor = user.userType === 'visitor';
  const rows: { matter: Matter; icon: LucideIcon; value: string | null }[] = [
    { matter: 'email', icon: Mail, value: user.email && maskedEmail(user.email) },
    { matter: 'phone', icon: Smartphone, value: user.phone && maskedPhone(user.phone, user.countryCode) },
    { matter: 'password', icon: LockKeyhole, value: user.hasPassword ? '••••••••' : null },
  ];
  return (
    <TitledCard title={t('title')} line={t('line')}>
      <ul className="mt-3 divide-y divide-line">
        {rows.map(({ matter, icon: Icon, value }) => (
          <li key={matter} className="flex min-h-20 items-center gap-4 py-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <div className="min-w-0 grow">
              <p className="text-xs text-ink-3">{t(matter)}</p>
              <p className={value ? 'wrap-anywhere font-medium tabular-nums' : 'text-ink-3'}>{value ?? t('notSet')}</p>
            </div>
            {!isVisitor && (
              <Button
                variant="secondary"
                aria-label={`${value ? t('change') : t('add')}: ${t(matter)}`}
                onClick={() => setOpen(matter)}
              >
                {value ? t('change') : t('add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {open === 'password' && <PasswordDialog user={user} onClose={close} onChanged={onPasswordChanged} />}
        {(open === 'email' || open === 'phone') && <LinkContactDialog user={user} kind={open} onClose={close} />}
      </Suspense>
    </TitledCard>
  );
}
