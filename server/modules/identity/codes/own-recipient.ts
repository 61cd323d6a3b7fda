import { Refusal } from '#server/http/refusal.ts';
import type { Account } from '#server/modules/identity/queries.ts';

export type Way = 'email' | 'phone';

export const channelOf = { email: 'email', phone: 'sms' } as const;

/** Where an account can be reached. A visitor's address may be anyone's, so it is not used. */
export function ownRecipient({ email, phone, userType }: Account, way: Way): string {
  const recipient = userType === 'visitor' ? null : { email, phone }[way];
  if (!recipient) throw new Refusal(way === 'email' ? 'no_email' : 'no_phone');
  return recipient;
}
