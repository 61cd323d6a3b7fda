import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { SecondFactorCode } from '#contract/identity/console.ts';
import { done, Email, Password, PhoneNumber } from '#contract/identity/shopper.ts';
import { OwnOperator } from '#contract/operators/console.ts';
import { OwnShop } from './shopper-own.ts';

// Coming into the console. Its sessions are not the storefront's: each has a cookie of its own.

/** After this long without a call a session of the console ends. */
export const consoleIdleMinutes = 30;

const Key = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['3qk3Yl0nH4cVQxJ2b8mQ0mS3v8Yw1zT5rU7pK9dLxEA'] });

/** How long a sign-in waits for its second step. */
export const secondStepMinutes = 5;

export const signInToConsole = call({
  method: 'POST',
  path: '/api/merchant/session/sign_in',
  who: 'anyone',
  summary:
    'Signs in to the console with email, or phone number with its country code, and password. A browser receives a cookie, any other client a token for the authorization header',
  input: z
    .object({ email: Email.optional(), phone: PhoneNumber.optional(), password: Password })
    .refine(({ email, phone }) => email ?? phone, { path: ['email'] })
    .meta({ anyOf: [{ required: ['email'] }, { required: ['phone'] }] }),
  output: z.object({
    token: z.string().describe('Empty in a browser, and while the second step is missing'),
    secondStep: Key.nullable().describe('Set when the account has a second factor: the key for the second step'),
  }),
  refuses: ['bad_input', 'wrong_sign_in', 'account_disabled', 'too_many_tries', 'busy'],
});

export const finishSignIn = call({
  method: 'POST',
  path: '/api/merchant/session/second_step',
  who: 'anyone',
  summary: `Completes a sign-in to the console with a code of the authenticator app or a recovery code, within ${secondStepMinutes} minutes`,
  input: z.object({ key: Key, code: SecondFactorCode }),
  output: z.object({ token: z.string().describe('Empty in a browser') }),
  refuses: ['bad_input', 'wrong_code', 'sign_in_over', 'account_disabled', 'too_many_tries'],
});

export const ConsoleUser = z.object({
  uid: Id,
  nickname: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable().describe('With its country code'),
  secondFactor: z
    .enum(['off', 'missing', 'given'])
    .describe('Whether the account has a second factor, and this session has given it'),
  currency: z.object({ currency: z.string(), symbol: z.string() }).describe('In which all amounts are'),
  isMallClosed: z.boolean().describe('For maintenance: shoppers cannot come in'),
  operator: OwnOperator.nullable().describe('What the caller may do for the platform; null for everyone else'),
  shops: z.array(OwnShop).max(100).describe('For which the caller works; the first is the one that calls are made for'),
});
export type ConsoleUser = z.infer<typeof ConsoleUser>;

export const getConsoleUser = call({
  method: 'GET',
  path: '/api/merchant/session/user',
  who: 'shopper',
  summary: 'Returns who is signed in to the console, and the shops for which they work',
  input: nothing,
  output: ConsoleUser,
  refuses: [],
});

export const signOutOfConsole = call({
  method: 'POST',
  path: '/api/merchant/session/sign_out',
  who: 'anyone',
  summary: 'Ends the console’s session, if there is one',
  input: nothing,
  output: done,
  refuses: [],
});

export const getInvitation = call({
  method: 'GET',
  path: '/api/merchant/invitation',
  who: 'anyone',
  summary: 'Returns who invites whom by the key of a mail’s link',
  input: z.object({ key: Key }),
  output: z.object({ shopName: z.string(), roleName: z.string(), email: z.string(), hasAccount: z.boolean() }),
  refuses: ['invitation_over'],
});

export const acceptInvitation = call({
  method: 'POST',
  path: '/api/merchant/invitation/accept',
  who: 'shopper',
  summary: 'Accepts an invitation, once, by the account with the invited mail address',
  input: z.object({ key: Key }),
  output: OwnShop,
  refuses: ['invitation_over', 'invitation_of_another', 'already_staff', 'too_many_staff', 'visitor_account'],
});
