import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { done, NewPassword, passwordRefusals } from './shopper.ts';

// Changing the mail address or phone of an account: a session is not proof enough, and the previous contact may undo the change.

export const undoDays = 7;

export const contacts = ['email', 'phone'] as const;
export const Contact = z.enum(contacts);
export type Contact = z.infer<typeof Contact>;

export const sendProofCode = call({
  method: 'POST',
  path: '/api/front/captcha/contact/proof',
  who: 'shopper',
  summary: 'Sends a code to the caller’s current mail address or phone, as proof for replacing it',
  input: z.object({ contact: Contact }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'no_email', 'no_phone', 'too_many_tries'],
});

/** The key in the link of a notification: 256 random bits. */
export const UndoKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['x'.repeat(43)] });

export const getContactChange = call({
  method: 'GET',
  path: '/api/front/user/contact/change',
  who: 'anyone',
  summary: 'Returns the change of mail address or phone that the link in a notification would undo',
  input: z.object({ key: UndoKey }),
  output: z.object({
    contact: Contact,
    before: z.string().nullable().describe('Masked; null when there was none before'),
    after: z.string().describe('Masked'),
    changedAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  }),
  refuses: ['bad_input', 'undo_over', 'too_many_tries'],
});

export const undoContactChange = call({
  method: 'POST',
  path: '/api/front/user/contact/undo',
  who: 'anyone',
  summary:
    'Restores mail address and phone as before a change, sets a new password and signs out everywhere. Works once',
  input: z.object({ key: UndoKey, newPassword: NewPassword, passwordAgain: NewPassword }),
  output: done,
  refuses: ['bad_input', 'undo_over', 'account_exists', 'passwords_differ', 'too_many_tries', ...passwordRefusals],
});
