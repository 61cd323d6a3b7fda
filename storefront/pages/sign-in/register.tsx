import { splitLocale } from '#contract/core/languages.ts';
import { guard } from '#storefront/base/client/guards.ts';
import type { PageHandle } from '#storefront/base/client/page-handle.ts';
import { loadedMessages } from '#storefront/base/i18n/messages.ts';
import { firstRegisterState } from '#storefront/forms/login-modes.ts';
import { LanguageMenu } from '#storefront/parts/language-menu.tsx';
import { Logo } from '#storefront/parts/logo.tsx';
import type { Route } from './+types/register.ts';
import { SignInPage } from './sign-in-page.tsx';

export const middleware = [guard('guest')];
export const handle: PageHandle = { isSignIn: true, hidesHeader: true }; // spec §2

/** Without a loader the guard would not be asked when the page is opened from another one. */
export function loader() {
  return null;
}

export function meta({ location }: Route.MetaArgs) {
  const messages = loadedMessages(splitLocale(location.pathname).locale);
  return [
    { title: `${messages?.home.welcome.register} · ${messages?.site.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Register() {
  return (
    <>
      <div className="bg-card">
        <div className="page-column flex h-20 items-center justify-between">
          <Logo />
          <div className="text-xs text-ink-2">
            <LanguageMenu />
          </div>
        </div>
      </div>
      <SignInPage startsWith={firstRegisterState} />
    </>
  );
}
