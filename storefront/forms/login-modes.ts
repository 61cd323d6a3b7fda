/** What the sign-in form is asking for. The numbers are the specification's. */
export type LoginMode =
  | 'phone' // 1: phone and password
  | 'email' // 2: email and password
  | 'phone-code' // 3: phone and a code by SMS
  | 'forgot' // 4: which account a new password is for
  | 'reset' // 5: the code from the mailbox and the new password
  | 'register' // 6
  | 'visitor'; // 7

export type RegisterTab = 'email' | 'phone';

export type LoginState = { mode: LoginMode; tab: RegisterTab };

/** What a shopper can press, and what the mall can answer, that leads to another mode. */
export type LoginStep =
  | 'email-title'
  | 'phone-tab'
  | 'quick-login'
  | 'forgot-password'
  | 'code-sent'
  | 'password-set'
  | 'back'
  | 'create-account'
  | 'register-by-email'
  | 'register-by-phone'
  | 'sign-in'
  | 'visitor-entry';

export const firstLoginState: LoginState = { mode: 'email', tab: 'email' };
export const firstRegisterState: LoginState = { mode: 'register', tab: 'email' };

/** The mode after a step (specification §4). A step that makes no sense where it is taken changes nothing. */
export function nextLoginState(state: LoginState, step: LoginStep): LoginState {
  const { mode, tab } = state;
  const to = (next: LoginMode): LoginState => ({ ...state, mode: next });
  switch (step) {
    case 'email-title':
      return to('email');
    case 'phone-tab':
      return to('phone');
    case 'quick-login':
      return mode === 'phone' ? to('phone-code') : mode === 'phone-code' ? to('phone') : state;
    case 'forgot-password':
      return mode === 'email' ? to('forgot') : state;
    case 'code-sent':
      return mode === 'forgot' ? to('reset') : state;
    case 'password-set':
      return mode === 'reset' ? to('email') : state;
    case 'back':
      return to(mode === 'reset' ? 'forgot' : 'email');
    case 'create-account':
      return { mode: 'register', tab: 'email' };
    case 'register-by-email':
      return mode === 'register' ? { mode, tab: 'email' } : state;
    case 'register-by-phone':
      return mode === 'register' ? { mode, tab: 'phone' } : state;
    case 'sign-in':
      return mode === 'register' ? to(tab) : to('email');
    case 'visitor-entry':
      return to('visitor');
  }
}
