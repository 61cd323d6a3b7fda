import { useTranslations } from 'use-intl';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { Chip } from '#ui/buttons/chip.tsx';

/** In the demo mall anybody may be one of its people with one press. They have agreed already. */
export function DemoAccounts() {
  const t = useTranslations('identity');
  const { methods, succeed } = useSignIn();
  const { isBusy, press } = useSubmitGuard();
  const accounts = methods?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section aria-label={t('demoTitle')} className="mt-auto pt-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-md bg-page px-3 py-2 text-xs text-ink-2">
        {t('tryAs')}
        {accounts.map(({ role, email, password }) => (
          <Chip
            key={role}
            aria-busy={isBusy}
            onClick={() =>
              void press(email, async () => {
                await callFromBrowser(signInByEmail, { email, password });
                await succeed();
              })
            }
          >
            {t(`roles.${role}`)}
          </Chip>
        ))}
      </p>
    </section>
  );
}
