import { firstRegisterState } from '#storefront/forms/login-modes.ts';
import { LanguageMenu } from '#storefront/parts/language-menu.tsx';
import { Logo } from '#storefront/parts/logo.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** Without a loader the guard would not be asked when the page is opened from another one. */
export function loader() {
  return null;
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
