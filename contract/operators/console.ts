import { z } from 'zod';
import { call, platformScopes } from '#contract/core/call.ts';
import { SecondFactorCode } from '#contract/identity/console.ts';
import { done, Email, Password } from '#contract/identity/shopper.ts';

// How operators come into the console, and prove before important acts that they are at the keyboard themselves.

const Key = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['3qk3Yl0nH4cVQxJ2b8mQ0mS3v8Yw1zT5rU7pK9dLxEA'] });

/** What the signed-in operator may do. */
export const OwnOperator = z.object({
  isAdministrator: z.boolean(),
  roleName: z.string().nullable().describe('Null of administrators'),
  scopes: z.array(z.enum(platformScopes)).max(platformScopes.length),
  demandsSecondFactor: z.boolean().describe('Nobody runs this mall without a second factor'),
});
export type OwnOperator = z.infer<typeof OwnOperator>;

export const getOperatorInvitation = call({
  method: 'GET',
  path: '/api/platform/invitation',
  who: 'anyone',
  summary: 'Returns who is invited to run the mall by the key of a link',
  input: z.object({ key: Key }),
  output: z.object({
    email: z.string().nullable().describe('Null: the first administrator, who chooses address and password'),
    roleName: z.string().nullable().describe('Null of administrators'),
    hasAccount: z.boolean(),
  }),
  refuses: ['invitation_over'],
});

export const acceptOperatorInvitation = call({
  method: 'POST',
  path: '/api/platform/invitation/accept',
  who: 'shopper',
  summary: 'Accepts an invitation to run the mall, once, by the account with the invited mail address',
  input: z.object({ key: Key }),
  output: done,
  refuses: ['invitation_over', 'invitation_of_another', 'already_operator', 'cannot_run_mall', 'visitor_account'],
});

export const addFirstAdministrator = call({
  method: 'POST',
  path: '/api/platform/invitation/first',
  who: 'anyone',
  summary:
    'Adds the first administrator of a new mall, once, by the link that it prints at its start. The mail address is not proven: whoever starts the mall vouches for it',
  input: z.object({ key: Key, email: Email, password: Password }),
  output: done,
  refuses: [
    'invitation_over',
    'account_exists',
    'password_too_short',
    'password_too_long',
    'password_too_common',
    'too_many_tries',
  ],
});

/** So long an operator need not prove again that they are at the keyboard themselves. */
export const proofMinutes = 10;

export const proveSelf = call({
  method: 'POST',
  path: '/api/platform/session/prove',
  who: 'platform',
  scope: 'any',
  summary: `Proves for ${proofMinutes} minutes that the operator is at the keyboard: by a code of the second factor, or by the password where there is none`,
  input: z.object({ password: Password.optional(), code: SecondFactorCode.optional() }),
  output: done,
  refuses: ['wrong_password', 'password_unset', 'wrong_code', 'too_many_tries'],
});
