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

// Managing one's own account; signing in and out is in shopper.ts.

export const nicknameMax = 32;

export const Session = z.object({
  id: Id,
  isCurrent: z.boolean(),
  device: z.string().describe('Browser and system, as far as they tell'),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = call({
  method: 'GET',
  path: '/api/front/user/session/list',
  who: 'shopper',
  summary: 'Where one is signed in, this session first',
  input: nothing,
  output: z.array(Session).max(100),
  refuses: ['not_signed_in'],
});

export const endOneSession = call({
  method: 'POST',
  path: '/api/front/user/session/end',
  who: 'shopper',
  summary: 'Signs one of one’s own sessions out',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_found'],
});

export const endOtherSessions = call({
  method: 'POST',
  path: '/api/front/user/session/end/others',
  who: 'shopper',
  summary: 'Signs out everywhere but here',
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
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u) // signs without a shape are as good as blank
      .meta({ examples: ['Ana'] }),
    avatar: z
      .string()
      .regex(/^\/media\/[0-9a-f]{32}$/)
      .meta({ examples: [pictureExample] })
      .nullish()
      .describe('An address that the upload gave; without it the avatar stays'),
  }),
  output: User,
  refuses: ['bad_input', 'not_signed_in', 'picture_unknown'],
});

export const sendPasswordCodeByEmail = call({
  method: 'POST',
  path: '/api/front/captcha/email/password',
  who: 'shopper',
  summary: 'Sends a code for a new password to one’s own mail address',
  input: nothing,
  output: done,
  refuses: ['not_signed_in', 'no_email', 'too_many_tries'],
});

export const sendPasswordCodeByPhone = call({
  method: 'POST',
  path: '/api/front/captcha/phone/password',
  who: 'shopper',
  summary: 'Sends a code for a new password to one’s own phone',
  input: nothing,
  output: done,
  refuses: ['not_signed_in', 'no_phone', 'too_many_tries'],
});

const NewPasswordByCode = z.object({ captcha: VerificationCode, newPassword: NewPassword, passwordAgain: NewPassword });

export const changePasswordByEmail = call({
  method: 'POST',
  path: '/api/front/user/email/update/password',
  who: 'shopper',
  summary: 'Sets a new password with the code from one’s mailbox, and signs out everywhere but here',
  input: NewPasswordByCode,
  output: done,
  refuses: [...codeRefusals, ...passwordRefusals, 'not_signed_in', 'no_email', 'passwords_differ'],
});

export const changePasswordByPhone = call({
  method: 'POST',
  path: '/api/front/user/phone/update/password',
  who: 'shopper',
  summary: 'Sets a new password with the code from one’s phone, and signs out everywhere but here',
  input: NewPasswordByCode,
  output: done,
  refuses: [...codeRefusals, ...passwordRefusals, 'not_signed_in', 'no_phone', 'passwords_differ'],
});

export const sendLinkCodeByEmail = call({
  method: 'POST',
  path: '/api/front/captcha/email/binding',
  who: 'shopper',
  summary: 'Sends a code to a mail address that is to become one’s own, given as a bare JSON string',
  body: 'value',
  input: Email,
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'visitor_account', 'too_many_tries'],
});

export const sendLinkCodeByPhone = call({
  method: 'POST',
  path: '/api/front/captcha/phone/binding',
  who: 'shopper',
  summary: 'Sends a code to a phone that is to become one’s own',
  body: 'form',
  input: z.object({ phone: PhoneNumber, countryCode: ChosenCountryCode }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'visitor_account', 'too_many_tries'],
});

/** Needed to replace a contact that the account has. To add a first one, neither is. */
const OwnerProof = {
  password: z.string().min(1).max(passwordMax).optional().describe('One’s password, if there is one'),
  proofCaptcha: VerificationCode.optional().describe('Or the code from the contact that is replaced'),
};
const proofRefusals = ['proof_needed', 'wrong_password', 'busy'] as const;

export const linkEmail = call({
  method: 'POST',
  path: '/api/front/user/email/binding',
  who: 'shopper',
  summary: 'Makes a mail address one’s own with the code sent to it. To replace one, a proof is needed too',
  input: z.object({ email: Email, captcha: VerificationCode, ...OwnerProof }),
  output: User,
  refuses: [...codeRefusals, 'not_signed_in', 'visitor_account', 'account_exists', ...proofRefusals],
});

export const linkPhone = call({
  method: 'POST',
  path: '/api/front/user/phone/binding',
  who: 'shopper',
  summary: 'Makes a phone number one’s own with the code sent to it. To replace one, a proof is needed too',
  input: z.object({ phone: PhoneNumber, countryCode: ChosenCountryCode, captcha: VerificationCode, ...OwnerProof }),
  output: User,
  refuses: [...codeRefusals, 'not_signed_in', 'visitor_account', 'account_exists', ...proofRefusals],
});

export const becomeMember = call({
  method: 'POST',
  path: '/api/front/user/visitor/upgrade',
  who: 'shopper',
  summary:
    'Turns a visitor into a full account with the code sent to its mailbox and a password; all that is theirs stays',
  input: z.object({ captcha: VerificationCode, password: NewPassword }),
  output: User,
  refuses: [...codeRefusals, ...passwordRefusals, 'not_signed_in', 'not_a_visitor', 'account_exists'],
});

export const sendMemberCode = call({
  method: 'POST',
  path: '/api/front/captcha/visitor/upgrade',
  who: 'shopper',
  summary: 'Sends a visitor the code to become a full account with',
  input: nothing,
  output: done,
  refuses: ['not_signed_in', 'not_a_visitor', 'too_many_tries'],
});
