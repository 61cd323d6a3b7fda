import { firstLoginState } from '#storefront/forms/login-modes.ts';
import { SignInPage } from './sign-in-page.tsx';

/** Without a loader the guard would not be asked when the page is opened from another one. */
export function loader() {
  return null;
}

export default function Login() {
  return <SignInPage startsWith={firstLoginState} />;
}
