import { splitLocale } from '#contract/languages.ts';
import { loadedMessages } from '../messages.ts';
import { guard } from '../shell/guards.ts';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { Logo } from '../shell/logo.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/register.ts';
import { firstRegisterState } from './login-modes.ts';
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
