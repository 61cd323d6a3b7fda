import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LoginMode, LoginState } from '#storefront/forms/login-modes.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const titles = {
  phone: 'title',
  email: 'title',
  'phone-code': 'title',
  forgot: 'forgotTitle',
  reset: 'resetTitle',
  register: 'createAccount',
  visitor: 'anonymousPurchase',
} as const satisfies Record<LoginMode, string>;

type ModeHeadingProps = { state: LoginState; panelId: string; level: 1 | 2 };

/** What the form is for: its title, and tabs or a line of explanation. */
export function ModeHeading({ state: { mode, tab }, panelId, level }: ModeHeadingProps) {
  const t = useTranslations('identity');
  const { step, draft } = useSignIn();
  const isHydrated = useHydrated();
  const Title = level === 1 ? 'h1' : 'h2';
  const hasBack = mode === 'forgot' || mode === 'reset' || mode === 'visitor';
  const isRegister = mode === 'register';
  return (
    <>
      <div className="flex min-h-9 items-center gap-1 pr-8">
        {hasBack && (
          <IconButton label={t('back')} onClick={() => step('back')} className="-ml-2.5">
            <ArrowLeft size={20} aria-hidden="true" />
          </IconButton>
        )}
        <Title className="text-xl font-semibold">{t(titles[mode])}</Title>
      </div>
      {mode === 'forgot' && <p className="mt-2 text-ink-2">{t('forgotLine')}</p>}
      {mode === 'reset' && (
        <p className="mt-2 wrap-anywhere text-ink-2">{t('resetLine', { email: draft.email.trim() })}</p>
      )}
      {mode === 'visitor' && <p className="mt-2 text-ink-2">{t('visitorLine')}</p>}
      {!hasBack && (
        <div className="mt-4">
          <Tabs
            isDisabled={!isHydrated}
            label={isRegister ? t('waysToRegister') : t('waysToSignIn')}
            panelId={panelId}
            tabs={[
              {
                id: 'email',
                label: t('byEmail'),
                isSelected: isRegister ? tab === 'email' : mode === 'email',
                onSelect: () => step(isRegister ? 'register-by-email' : 'email-title'),
              },
              {
                id: 'phone',
                label: t('byPhone'),
                isSelected: isRegister ? tab === 'phone' : mode !== 'email',
                onSelect: () => step(isRegister ? 'register-by-phone' : 'phone-tab'),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
