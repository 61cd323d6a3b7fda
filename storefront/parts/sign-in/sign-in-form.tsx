import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { defaultDialCode } from '#contract/identity/shopper.ts';
import { type LoginState, nextLoginState } from '#storefront/forms/login-modes.ts';
import { type SignInDraft, SignInProvider } from '#storefront/forms/sign-in-context.ts';
import { type SignInPlace, useAfterSignIn } from './after-sign-in.ts';
import { CodeSignIn } from './code-sign-in.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ModeExtras } from './mode-extras.tsx';
import { ModeHeading } from './mode-heading.tsx';
import { PhoneSignIn } from './phone-sign-in.tsx';
import { RegisterByEmail } from './register-by-email.tsx';
import { RegisterByPhone } from './register-by-phone.tsx';
import { ResetPassword } from './reset-password.tsx';
import { useLoginMethods } from './use-login-methods.ts';
import { VisitorEntry } from './visitor-entry.tsx';

const emptyDraft: SignInDraft = {
  email: '',
  phone: '',
  country: { code: 'CN', dialCode: defaultDialCode },
  isAgreed: false,
};

/** How a shopper says who they are, in all seven modes. */
export function SignInForm({ place, startsWith }: { place: SignInPlace; startsWith: LoginState }) {
  const [state, step] = useReducer(nextLoginState, startsWith);
  const [draft, setDraft] = useState(emptyDraft);
  const change = (part: Partial<SignInDraft>) => setDraft((before) => ({ ...before, ...part }));
  const methods = useLoginMethods();
  const succeed = useAfterSignIn(place);
  const panelId = useId();
  const whole = useFocusInside(place === 'dialog', `${state.mode} ${state.tab}`);
  return (
    <SignInProvider value={{ draft, change, step, methods, succeed }}>
      <div ref={whole} className={`flex flex-col ${place === 'dialog' ? 'min-h-full' : 'grow'}`}>
        <ModeHeading state={state} panelId={panelId} level={place === 'page' ? 1 : 2} />
        <div id={panelId} className="mt-6">
          <ModeForm {...state} />
        </div>
        <ModeExtras mode={state.mode} />
      </div>
    </SignInProvider>
  );
}

function ModeForm({ mode, tab }: LoginState) {
  switch (mode) {
    case 'phone':
      return <PhoneSignIn />;
    case 'email':
      return <EmailSignIn />;
    case 'phone-code':
      return <CodeSignIn />;
    case 'forgot':
      return <ForgotPassword />;
    case 'reset':
      return <ResetPassword />;
    case 'register':
      return tab === 'email' ? <RegisterByEmail /> : <RegisterByPhone />;
    case 'visitor':
      return <VisitorEntry />;
  }
}

/**
 * Puts the focus into the first field when the dialog opens, and whenever what had it went away with the mode before.
 * A tab that was pressed keeps it, so that the arrow keys go on working.
 */
function useFocusInside(startsFocused: boolean, mode: string) {
  const whole = useRef<HTMLDivElement>(null);
  const shown = useRef(startsFocused ? '' : mode);
  useEffect(() => {
    const isNew = shown.current === '';
    const hasChanged = shown.current !== mode;
    shown.current = mode;
    if (!hasChanged || (!isNew && whole.current?.contains(document.activeElement))) return;
    whole.current?.querySelector<HTMLInputElement>('form input:not([hidden])')?.focus();
  }, [mode]);
  return whole;
}
