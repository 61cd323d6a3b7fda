import { isEmail } from '#contract/core/email.ts';

/** What was typed as one's account: a mail address, or a phone number with its country code. Null for anything else. */
export function identityOf(typed: string): { email: string } | { phone: string } | null {
  const account = typed.trim();
  if (isEmail(account)) return { email: account };
  return /^\+[\d\s().-]{6,31}$/.test(account) ? { phone: account } : null;
}
