// Long, because it is one list: every way of signing in and out.
import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { isEmail } from '#contract/core/email.ts';
import { isLocale } from '#contract/core/languages.ts';
import { Id, nothing } from '#contract/core/values.ts';

export const sessionLifetimeSeconds = 604_800; // spec §3: 7 days
export const codeResendSeconds = 60; // spec §9
export const passwordMin = 8;
export const passwordMax = 128;
export const defaultDialCode = '86'; // spec §9

/** Addresses are compared without regard to case, so they are stored in lower case. */
export const Email = z
  .string()
  .trim()
  .refine(isEmail)
  .meta({ examples: ['ana@example.com'] })
  .transform((address) => address.toLowerCase());
/** A phone number as people type it; with the country code it is normalised. */
export const PhoneNumber = z.union([
  z
    .string()
    .trim()
    .max(32)
    .regex(/^\+?[\d\s().-]{4,}$/)
    .meta({ examples: ['13912345678'] }),
  z.int().min(1_000).transform(String), // JSON has numbers too
]);
export const CountryCode = z
  .string()
  .trim()
  .regex(/^\+?\d{1,4}$/)
  .meta({ examples: ['+86'] })
  .transform((code) => `+${code.replace('+', '')}`);
const CountryCodeNumber = z
  .int()
  .min(1)
  .max(9_999)
  .transform((code) => `+${code}`);
/** The same where it may be omitted or empty, or given as a number. */
export const ChosenCountryCode = z
  .union([z.literal('').transform(() => `+${defaultDialCode}`), CountryCode, CountryCodeNumber])
  .default(`+${defaultDialCode}`);
/** The same beside a country, whose dial code is used when it is omitted. */
export const CountryCodeOrEmpty = z.union([z.literal(''), CountryCode, CountryCodeNumber]).default('');
/** Letters, digits and underscores, as the specification says; ours are six digits. */
export const VerificationCode = z.union([
  z
    .string()
    .trim()
    .regex(/^\w{1,32}$/)
    .meta({ examples: ['482913'] }),
  z
    .int()
    .min(0)
    .transform((code) => String(code).padStart(6, '0')),
]);
/** A password for signing in. The rules for passwords apply to new ones only: see NewPassword. */
export const Password = z.string().min(1).max(passwordMax);
/** A new password. The server checks its strength. */
export const NewPassword = z.string().min(1).max(1_000);
const ChosenLocale = z.string().refine(isLocale).optional().catch(undefined);

/** The provider that someone signed in with. */
export const userTypes = ['email', 'phone', 'google', 'facebook', 'twitter', 'visitor'] as const;
export const UserType = z.enum(userTypes);
export type UserType = z.infer<typeof UserType>;

export const roles = ['shopper', 'merchant', 'platform'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const SignedIn = z.object({
  token: z
    .string()
    .describe(
      'The session token, for clients that store it themselves. A browser receives the token as a cookie, and here only the key that belongs to it',
    ),
  type: UserType,
  uid: Id,
  nickname: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const User = z.object({
  uid: Id,
  avatar: z.string().nullable().describe('Address of the picture'),
  nickname: z.string(),
  phone: z.string().nullable(),
  countryCode: z.string().nullable(),
  email: z.string().nullable(),
  userType: UserType,
  hasPassword: z.boolean(),
  scope: z.array(z.string()).max(20).describe('Roles of this user: shopper, merchant, platform'),
});
export type User = z.infer<typeof User>;

/** The output of calls that return no data. */
export const done = z.null();

const signInRefusals = ['bad_input', 'wrong_sign_in', 'account_disabled', 'too_many_tries', 'busy'] as const;
export const codeRefusals = ['bad_input', 'wrong_code', 'too_many_tries'] as const;
export const passwordRefusals = ['password_too_short', 'password_too_long', 'password_too_common', 'busy'] as const;

// --- Codes

export const sendEmailCode = call({
  method: 'POST',
  path: '/api/front/login/email/captcha',
  who: 'anyone',
  summary: 'Sends a registration code to a mail address, given as a JSON string',
  body: 'value',
  input: Email,
  output: done,
  refuses: ['bad_input', 'too_many_tries'],
});

export const sendResetCode = call({
  method: 'POST',
  path: '/api/front/login/email/forget/password',
  who: 'anyone',
  summary:
    'Sends a code for a new password to a mail address, given as a JSON string. Answers the same for unknown addresses',
  body: 'value',
  input: Email,
  output: done,
  refuses: ['bad_input', 'too_many_tries'],
});

export const sendPhoneCode = call({
  method: 'POST',
  path: '/api/front/login/sendCode',
  who: 'anyone',
  summary: 'Sends a code by SMS for signing in or registering',
  body: 'form',
  input: z.object({ phone: PhoneNumber, countryCode: ChosenCountryCode }),
  output: done,
  refuses: ['bad_input', 'too_many_tries'],
});

// --- Signing in

export const signInByEmail = call({
  method: 'POST',
  path: '/api/front/login/email',
  who: 'anyone',
  summary: 'Signs in with mail address and password. From the fifth wrong password on, the caller has to wait (429)',
  input: z.object({ email: Email, password: Password }),
  output: SignedIn,
  refuses: signInRefusals,
});

export const signInByPhone = call({
  method: 'POST',
  path: '/api/front/login/mobile/password',
  who: 'anyone',
  summary: 'Signs in with phone number (as `mobile` or `phone`) and password, with the same limit',
  input: z
    .object({
      mobile: PhoneNumber.optional(),
      phone: PhoneNumber.optional(),
      countryCode: ChosenCountryCode,
      password: Password,
    })
    .refine(({ mobile, phone }) => mobile ?? phone, { path: ['mobile'] })
    .meta({ anyOf: [{ required: ['mobile'] }, { required: ['phone'] }] }),
  output: SignedIn,
  refuses: signInRefusals,
});

export const signInByPhoneCode = call({
  method: 'POST',
  path: '/api/front/login/mobile/captcha',
  who: 'anyone',
  summary: 'Signs in with a phone number and the code sent to it',
  input: z.object({ phone: PhoneNumber, captcha: VerificationCode, countryCode: ChosenCountryCode }),
  output: SignedIn,
  refuses: [...codeRefusals, 'account_unknown', 'account_disabled'],
});

export const registerByEmail = call({
  method: 'POST',
  path: '/api/front/login/register/email',
  who: 'anyone',
  summary: 'Registers an account with a mail address and signs in',
  input: z.object({ email: Email, captcha: VerificationCode, password: NewPassword }),
  output: SignedIn,
  refuses: [...codeRefusals, ...passwordRefusals],
});

export const registerByPhone = call({
  method: 'POST',
  path: '/api/front/login/register/mobile',
  who: 'anyone',
  summary: 'Registers an account with a phone number and signs in',
  input: z.object({
    countryCode: ChosenCountryCode,
    captcha: VerificationCode,
    phone: PhoneNumber,
    password: NewPassword,
    langCode: ChosenLocale,
  }),
  output: SignedIn,
  refuses: [...codeRefusals, ...passwordRefusals, 'account_exists'],
});

export const signInAsVisitor = call({
  method: 'POST',
  path: '/api/front/login/register/visitor',
  who: 'anyone',
  summary: 'Signs in as a visitor, to buy without an account. Each call creates a new visitor',
  input: z.object({
    email: Email,
    phone: z.string().trim().max(32).nullish(), // spec §5: not checked
    countryCode: z.string().trim().max(8).nullish(),
  }),
  output: SignedIn,
  refuses: ['bad_input', 'visitors_closed', 'too_many_tries'],
});

export const resetPassword = call({
  method: 'POST',
  path: '/api/front/login/email/reset/password',
  who: 'anyone',
  summary: 'Sets a new password with the code from the mail, and ends every session of the account',
  input: z.object({ email: Email, captcha: VerificationCode, newPassword: NewPassword, passwordAgain: NewPassword }),
  output: done,
  refuses: [...codeRefusals, ...passwordRefusals, 'passwords_differ'],
});

// --- Other providers

export const requestTwitterToken = call({
  method: 'GET',
  path: '/api/front/login/twitter/request/token',
  who: 'anyone',
  summary: 'Starts signing in with Twitter: returns where to send the browser, and the token to store until it returns',
  input: z.object({ end: z.string().max(16).optional() }),
  output: z.object({ authorizationURL: z.string(), token: z.string() }),
  refuses: ['provider_closed', 'provider_failed', 'too_many_tries'],
});

export const signInByTwitter = call({
  method: 'POST',
  path: '/api/front/login/twitter',
  who: 'anyone',
  summary: 'Completes signing in with Twitter, with the values of its redirect',
  input: z.object({ oauthToken: z.string().min(1).max(512), oauthVerifier: z.string().min(1).max(512) }),
  output: SignedIn,
  refuses: ['bad_input', 'provider_closed', 'provider_failed', 'account_disabled', 'too_many_tries'],
});

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const beginSocialSignIn = call({
  method: 'POST',
  path: '/api/front/login/{provider}/begin',
  who: 'anyone',
  summary: 'Starts signing in with Google or Facebook: returns where to send the browser',
  input: z.object({ provider: z.enum(socialProviders) }),
  output: z.object({ authorizationURL: z.string() }),
  refuses: ['bad_input', 'provider_closed', 'provider_failed', 'too_many_tries'],
});

export const endSocialSignIn = call({
  method: 'POST',
  path: '/api/front/login/{provider}/end',
  who: 'anyone',
  summary: 'Completes signing in with Google or Facebook, with the values of its redirect',
  input: z.object({
    provider: z.enum(socialProviders),
    code: z.string().min(1).max(2_048),
    state: z.string().min(1).max(256),
  }),
  output: SignedIn,
  refuses: ['bad_input', 'provider_closed', 'provider_failed', 'account_disabled', 'too_many_tries'],
});

// --- The session

export const logOut = call({
  method: 'GET',
  path: '/api/front/login/logout',
  who: 'anyone',
  summary: 'Ends the session of this call',
  input: nothing,
  output: done,
  refuses: ['from_elsewhere'],
});

export const endSession = call({
  method: 'POST',
  path: '/api/front/user/logout',
  who: 'anyone',
  summary: 'Ends the session of this call and clears its cookies. Used by the storefront',
  input: nothing,
  output: done,
  refuses: [],
});

export const isTokenGood = call({
  method: 'POST',
  path: '/api/front/login/token/is/exist',
  who: 'anyone',
  summary: 'Returns whether the token of this call is valid',
  input: nothing,
  output: z.boolean(),
  refuses: [],
});

export const getUser = call({
  method: 'GET',
  path: '/api/front/user/info',
  who: 'shopper',
  summary: 'Returns the current user',
  input: nothing,
  output: User,
  refuses: ['not_signed_in'],
});
