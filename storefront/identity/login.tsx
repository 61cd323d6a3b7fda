import { splitLocale } from '#contract/languages.ts';
import { loadedMessages } from '../messages.ts';
import { guard } from '../shell/guards.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/login.ts';
import { firstLoginState } from './login-modes.ts';
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
