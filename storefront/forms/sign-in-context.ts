import { createContext, use } from 'react';
import type { LoginMethods } from '#contract/content/shopper.ts';
import type { Country } from './countries.ts';
import type { LoginStep } from './login-modes.ts';

export type ChosenCountry = Pick<Country, 'code' | 'dialCode'>;

/** What a shopper has entered and need not enter again in another mode. Passwords and codes stay with their form. */
export type SignInDraft = { email: string; phone: string; country: ChosenCountry; isAgreed: boolean };

export type SignInShared = {
  draft: SignInDraft;
  change: (part: Partial<SignInDraft>) => void;
  step: (step: LoginStep) => void;
  /** Which ways are open, once the mall has said so. */
  methods: LoginMethods | null;
  /** Called after signing in. Registering by email also reloads the page (specification §4). */
  succeed: (how?: { reloads: boolean }) => Promise<void>;
};

const shared = createContext<SignInShared | null>(null);
export const SignInProvider = shared.Provider;

export function useSignIn(): SignInShared {
  const value = use(shared);
  if (!value) throw new Error('Forms for signing in stand inside SignInForm');
  return value;
}

/** How the country code is sent: with a plus (specification §5). */
export function countryCodeOf({ country }: SignInDraft): string {
  return `+${country.dialCode}`;
}
