import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { done, NewPassword, passwordRefusals } from './shopper.ts';

// Changing how an account is reached: who asks has to prove more than a session, and who is replaced may undo it.

export const undoDays = 7;

export const contacts = ['email', 'phone'] as const;
export const Contact = z.enum(contacts);
export type Contact = z.infer<typeof Contact>;

export const sendProofCode = call({
  method: 'POST',
  path: '/api/front/captcha/contact/proof',
  who: 'shopper',
  summary: 'Sends a code to one’s present mail address or phone, to replace it with',
  input: z.object({ contact: Contact }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'no_email', 'no_phone', 'too_many_tries'],
});

/** From the link in a message: 256 random bits. */
export const UndoKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['x'.repeat(43)] });

export const getContactChange = call({
  method: 'GET',
  path: '/api/front/user/contact/change',
  who: 'anyone',
  summary: 'What the link in a message about a change of mail address or phone would undo',
  input: z.object({ key: UndoKey }),
  output: z.object({
    contact: Contact,
    before: z.string().nullable().describe('In part only; nothing when it was added'),
    after: z.string().describe('In part only'),
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
    'Brings mail address and phone back to what they were before a change, sets a new password and signs out everywhere. Once',
  input: z.object({ key: UndoKey, newPassword: NewPassword, passwordAgain: NewPassword }),
  output: done,
  refuses: ['bad_input', 'undo_over', 'account_exists', 'passwords_differ', 'too_many_tries', ...passwordRefusals],
});
