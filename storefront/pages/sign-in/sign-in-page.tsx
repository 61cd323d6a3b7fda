import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import type { LoginState } from '#storefront/forms/login-modes.ts';
import { LoginPicture } from '#storefront/parts/sign-in/login-picture.tsx';
import { SignInForm } from '#storefront/parts/sign-in/sign-in-form.tsx';
import { Card } from '#ui/display/card.tsx';

/** The sign-in form as a page of its own, for those who were sent to it and for those without the dialog. */
export function SignInPage({ startsWith }: { startsWith: LoginState }) {
  return (
    <div className="bg-linear-to-b from-surface to-page py-10">
      <Card
        as="div"
        className="page-column grid min-h-165 grid-cols-[minmax(0,520px)_minmax(500px,1fr)] overflow-hidden shadow-float"
      >
        <LoginPicture className="h-full" />
        <FormCard startsWith={startsWith} />
      </Card>
    </div>
  );
}

/** Whoever asks for the dialog here is already where it would lead: the form gets the focus instead. */
function FormCard({ startsWith }: { startsWith: LoginState }) {
  const t = useTranslations('identity');
  const card = useRef<HTMLDivElement>(null);
  const isWanted = useMall((state) => state.isLoginOpen);
  useEffect(() => {
    if (!isWanted) return;
    useMall.setState({ isLoginOpen: false });
    card.current?.querySelector<HTMLInputElement>('form input:not([hidden])')?.focus();
  }, [isWanted]);
  return (
    <div ref={card} className="mx-auto flex w-110 flex-col pt-12 pb-8">
      <SignInForm place="page" startsWith={startsWith} />
      {/* Not in the dialog, which keeps its height from mode to mode. */}
      <p className="mt-5 text-center text-xs">
        <MallLink to="/order/look_up" className="text-ink-2 hover:text-brand hover:underline">
          {t('findOrder')}
        </MallLink>
      </p>
    </div>
  );
}
