import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { done, Password } from './shopper.ts';
import { Session } from './shopper-profile.ts';

// How the people of shops guard their accounts, in the console: where they are signed in, and the second factor.

export const recoveryCodeCount = 10;

/** Six digits of the authenticator app, or one of the recovery codes, however it was typed. */
export const SecondFactorCode = z
  .string()
  .trim()
  .min(6)
  .max(24)
  .meta({ examples: ['482913'] });

const RecoveryCodes = z
  .array(z.string())
  .length(recoveryCodeCount)
  .describe('Each works once instead of a code of the app. They are not shown again');

export const listConsoleSessions = call({
  method: 'GET',
  path: '/api/merchant/account/sessions',
  who: 'shopper',
  summary: 'Lists where the caller is signed in, this session first',
  input: nothing,
  output: z.array(Session).max(100),
  refuses: [],
});

export const endConsoleSession = call({
  method: 'POST',
  path: '/api/merchant/account/session/end',
  who: 'shopper',
  summary: 'Ends one of the caller’s sessions',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['not_found'],
});

export const endOtherConsoleSessions = call({
  method: 'POST',
  path: '/api/merchant/account/session/end_others',
  who: 'shopper',
  summary: 'Ends all sessions of the caller except this one',
  input: nothing,
  output: z.object({ ended: z.int().min(0) }),
  refuses: [],
});

export const SecondFactor = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int().min(0).max(recoveryCodeCount),
  hasPassword: z.boolean().describe('Every change asks for it'),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = call({
  method: 'GET',
  path: '/api/merchant/account/second_factor',
  who: 'shopper',
  summary: 'Returns whether the caller’s account is guarded by an authenticator app',
  input: nothing,
  output: SecondFactor,
  refuses: [],
});

const passwordRefusals = ['wrong_password', 'password_unset', 'too_many_tries'] as const;

export const startSecondFactor = call({
  method: 'POST',
  path: '/api/merchant/account/second_factor/start',
  who: 'shopper',
  summary: 'Returns a new secret for an authenticator app. It counts for nothing until a code of it is confirmed',
  input: z.object({ password: Password }),
  output: z.object({
    secret: z.string().describe('To type into an app that cannot scan'),
    qr: z
      .object({ size: z.int().min(1).max(200), modules: z.string().max(40_000) })
      .describe('The same as a QR code, row by row: "1" is dark'),
  }),
  refuses: [...passwordRefusals, 'second_factor_on', 'visitor_account'],
});

export const confirmSecondFactor = call({
  method: 'POST',
  path: '/api/merchant/account/second_factor/confirm',
  who: 'shopper',
  summary: 'Turns the second factor on with a code of the app, and ends all other sessions of the account',
  input: z.object({ code: SecondFactorCode }),
  output: z.object({ recoveryCodes: RecoveryCodes }),
  refuses: ['wrong_code', 'second_factor_on', 'too_many_tries'],
});

const Proof = z.object({ password: Password, code: SecondFactorCode });
const proofRefusals = [...passwordRefusals, 'wrong_code', 'second_factor_off'] as const;

export const stopSecondFactor = call({
  method: 'POST',
  path: '/api/merchant/account/second_factor/stop',
  who: 'shopper',
  summary: 'Turns the second factor off, with password and code',
  input: Proof,
  output: done,
  refuses: proofRefusals,
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/merchant/account/second_factor/renew_codes',
  who: 'shopper',
  summary: 'Replaces all recovery codes, with password and code',
  input: Proof,
  output: z.object({ recoveryCodes: RecoveryCodes }),
  refuses: proofRefusals,
});
