import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing, pictureExample } from '#contract/core/values.ts';
import {
  ChosenCountryCode,
  codeRefusals,
  done,
  Email,
  NewPassword,
  PhoneNumber,
  passwordMax,
  passwordRefusals,
  User,
  VerificationCode,
} from './shopper.ts';

// Managing the caller's own account; signing in and out is in shopper.ts.

export const nicknameMax = 32;

export const Session = z.object({
  id: Id,
  isCurrent: z.boolean(),
  kind: z.enum(['storefront', 'console']).describe('Where someone signed in: to shop, or to work for a shop'),
  device: z.string().describe('Browser and operating system, as far as known'),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = call({
  method: 'GET',
  path: '/api/front/user/session/list',
  who: 'shopper',
  summary: 'Lists the caller’s sessions, the current one first',
  input: nothing,
  output: z.array(Session).max(100),
  refuses: ['not_signed_in'],
});

export const endOneSession = call({
  method: 'POST',
  path: '/api/front/user/session/end',
  who: 'shopper',
  summary: 'Ends one of the caller’s sessions',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_found'],
});

export const endOtherSessions = call({
  method: 'POST',
  path: '/api/front/user/session/end/others',
  who: 'shopper',
  summary: 'Ends all sessions of the caller except this one',
  input: nothing,
  output: z.object({ ended: z.int().min(0) }),
  refuses: ['not_signed_in'],
});

export const editProfile = call({
  method: 'POST',
  path: '/api/front/user/edit',
  who: 'shopper',
  summary: 'Changes nickname and avatar',
  input: z.object({
    nickname: z
      .string()
      .trim()
      .min(1)
      .max(nicknameMax)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
      .regex(/^[^\u0000-\u001f\u007f]+$/)
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u) // invisible characters alone do not count
      .meta({ examples: ['Ana'] }),
    avatar: z
      .string()
      .regex(/^\/media\/[0-9a-f]{32}$/)
      .meta({ examples: [pictureExample] })
      .nullish()
      .describe('Address returned by the upload; when omitted, the avatar stays'),
  }),
  output: User,
  refuses: ['bad_input', 'not_signed_in', 'picture_unknown'],
});

export const sendPasswordCodeByEmail = call({
  method: 'POST',
  path: '/api/front/captcha/email/password',
  who: 'shopper',
  summary: 'Sends a code for a new password to the caller’s mail address',
  input: nothing,
  output: done,
  refuses: ['not_signed_in', 'no_email', 'too_many_tries'],
});

export const sendPasswordCodeByPhone = call({
  method: 'POST',
  path: '/api/front/captcha/phone/password',
  who: 'shopper',
  summary: 'Sends a code for a new password to the caller’s phone',
  input: nothing,
  output: done,
  refuses: ['not_signed_in', 'no_phone', 'too_many_tries'],
});

const NewPasswordByCode = z.object({ captcha: VerificationCode, newPassword: NewPassword, passwordAgain: NewPassword });

export const changePasswordByEmail = call({
  method: 'POST',
  path: '/api/front/user/email/update/password',
  who: 'shopper',
  summary: 'Sets a new password with the code from the mail, and ends all other sessions',
  input: NewPasswordByCode,
  output: done,
  refuses: [...codeRefusals, ...passwordRefusals, 'not_signed_in', 'no_email', 'passwords_differ'],
});

export const changePasswordByPhone = call({
  method: 'POST',
  path: '/api/front/user/phone/update/password',
  who: 'shopper',
  summary: 'Sets a new password with the code from the SMS, and ends all other sessions',
  input: NewPasswordByCode,
  output: done,
  refuses: [...codeRefusals, ...passwordRefusals, 'not_signed_in', 'no_phone', 'passwords_differ'],
});

export const sendLinkCodeByEmail = call({
  method: 'POST',
  path: '/api/front/captcha/email/binding',
  who: 'shopper',
  summary: 'Sends a code to a mail address that the caller wants to link; the body is the address as a JSON string',
  body: 'value',
  input: Email,
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'visitor_account', 'too_many_tries'],
});

export const sendLinkCodeByPhone = call({
  method: 'POST',
  path: '/api/front/captcha/phone/binding',
  who: 'shopper',
  summary: 'Sends a code to a phone that the caller wants to link',
  body: 'form',
  input: z.object({ phone: PhoneNumber, countryCode: ChosenCountryCode }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'visitor_account', 'too_many_tries'],
});

/** One of them is needed to replace a contact of the account; none to add a first one. */
const OwnerProof = {
  password: z.string().min(1).max(passwordMax).optional().describe('The caller’s password, if there is one'),
  proofCaptcha: VerificationCode.optional().describe('Or the code sent to the contact that is replaced'),
};
const proofRefusals = ['proof_needed', 'wrong_password', 'busy'] as const;

export const linkEmail = call({
  method: 'POST',
  path: '/api/front/user/email/binding',
  who: 'shopper',
  summary: 'Links a mail address with the code sent to it. Replacing one also needs a proof',
  input: z.object({ email: Email, captcha: VerificationCode, ...OwnerProof }),
  output: User,
  refuses: [...codeRefusals, 'not_signed_in', 'visitor_account', 'account_exists', ...proofRefusals],
});

export const linkPhone = call({
  method: 'POST',
  path: '/api/front/user/phone/binding',
  who: 'shopper',
  summary: 'Links a phone number with the code sent to it. Replacing one also needs a proof',
  input: z.object({ phone: PhoneNumber, countryCode: ChosenCountryCode, captcha: VerificationCode, ...OwnerProof }),
  output: User,
  refuses: [...codeRefusals, 'not_signed_in', 'visitor_account', 'account_exists', ...proofRefusals],
});

export const becomeMember = call({
  method: 'POST',
  path: '/api/front/user/visitor/upgrade',
  who: 'shopper',
  summary: 'Turns a visitor into a full account with the code sent by mail and a password; orders and other data stay',
  input: z.object({ captcha: VerificationCode, password: NewPassword }),
  output: User,
  refuses: [...codeRefusals, ...passwordRefusals, 'not_signed_in', 'not_a_visitor', 'account_exists'],
});

export const sendMemberCode = call({
  method: 'POST',
  path: '/api/front/captcha/visitor/upgrade',
  who: 'shopper',
  summary: 'Sends a visitor the code for becoming a full account',
  input: nothing,
  output: done,
  refuses: ['not_signed_in', 'not_a_visitor', 'too_many_tries'],
});
