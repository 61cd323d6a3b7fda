import { z } from 'zod';
import { call, type ShopScope } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { SecondFactorCode } from '#contract/identity/console.ts';
import { done, Password } from '#contract/identity/shopper.ts';

// API keys: programs of a shop make its calls with one, without a person who signs in.

export const keysMax = 20;

/** What a key can be allowed to do. Managing people, keys and webhooks takes a person. */
export const keyScopes = [
  'products',
  'orders',
  'refunds',
  'reviews',
  'marketing',
  'finance',
  'shop',
] as const satisfies readonly ShopScope[];
export type KeyScope = (typeof keyScopes)[number];

/** By which a token is known to be a key. */
export const keyPrefix = 'gk_';

/** `stopped`: whoever made it no longer works for the shop as they did then, or has no second factor where the shop demands one. */
export const keyStates = ['works', 'expired', 'stopped'] as const;

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)).max(keyScopes.length).describe('What it may do at present'),
  lastFour: z.string().describe('The last characters of the key'),
  madeBy: z.string().describe('Nickname'),
  madeAt: Time,
  endsAt: Time.nullable().describe('Null: it works until it is revoked'),
  usedAt: Time.nullable().describe('To the minute; null: never'),
  state: z.enum(keyStates),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listKeys = call({
  method: 'GET',
  path: '/api/merchant/key/list',
  who: 'merchant',
  scope: 'people',
  summary: 'Lists the shop’s API keys, newest first. The keys themselves are not stored',
  input: nothing,
  output: z.array(ApiKey).max(keysMax),
  refuses: [],
});

export const addKey = call({
  method: 'POST',
  path: '/api/merchant/key/add',
  who: 'merchant',
  scope: 'people',
  summary:
    'Makes an API key, with the caller’s password, and a code if they have a second factor. It can do no more than who makes it, and works as long as they work for the shop',
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .describe('The shop’s log names the key by it')
      .meta({ examples: ['Warehouse'] }),
    scopes: z
      .array(z.enum(keyScopes))
      .min(1)
      .max(keyScopes.length)
      .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope)))
      .meta({ examples: [['orders', 'products']] }),
    days: z.int().min(1).max(366).nullable().describe('For how many days it works; null: until it is revoked'),
    password: Password,
    code: SecondFactorCode.optional().describe('Needed by who has a second factor'),
  }),
  output: z.object({ key: ApiKey, secret: z.string().describe('The key itself, which is not shown again') }),
  refuses: [
    ...(['not_allowed', 'key_name_taken', 'too_many_keys'] as const),
    ...(['wrong_password', 'password_unset', 'wrong_code', 'too_many_tries', 'busy'] as const),
  ],
});

export const revokeKey = call({
  method: 'POST',
  path: '/api/merchant/key/revoke',
  who: 'merchant',
  scope: 'people',
  summary: 'Revokes an API key for good: its next call is refused',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['key_not_found'],
});
