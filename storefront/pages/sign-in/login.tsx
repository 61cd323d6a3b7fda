import { splitLocale } from '#contract/core/languages.ts';
import { guard } from '#storefront/base/client/guards.ts';
import type { PageHandle } from '#storefront/base/client/page-handle.ts';
import { loadedMessages } from '#storefront/base/i18n/messages.ts';
import { firstLoginState } from '#storefront/forms/login-modes.ts';
import type { Route } from './+types/login.ts';
import { SignInPage } from './sign-in-page.tsx';

export const middleware = [guard('guest')];
export const handle: PageHandle = { isSignIn: true };

/** Without a loader the guard would not be asked when the page is opened from another one. */
export function loader() {
  return null;
}

export function meta({ location }: Route.MetaArgs) {
  const messages = loadedMessages(splitLocale(location.pathname).locale);
  return [{ title: `${messages?.shell.signIn} · ${messages?.site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function Login() {
  return <SignInPage startsWith={firstLoginState} />;
}
