import type { z } from 'zod';
import type { RefusalReason } from './refusals.ts';

/**
 * Who may make a call. "anyone" includes guests; "shopper" is everyone who has signed in, visitors, merchants and platform
 * operators included, since all of them may buy.
 */
export type CallerKind = 'anyone' | 'shopper' | 'merchant' | 'platform';

/** What people of a shop may be allowed to do, part by part. Its owner may do all of it. */
export const shopScopes = [
  'products',
  'orders',
  'refunds',
  'reviews',
  'chat',
  'marketing',
  'finance',
  'shop',
  'people',
] as const;
export type ShopScope = (typeof shopScopes)[number];

/** What operators, who run the mall, may be allowed to do, part by part. Administrators may do all of it. */
export const platformScopes = [
  'applications',
  'shops',
  'products',
  'content',
  'marketing',
  'accounts',
  'orders',
  'refunds',
  'reviews',
  'chat',
  'finance',
  'settings',
  'machine',
  'operators',
] as const;
export type PlatformScope = (typeof platformScopes)[number];

type ScopeOf<Who extends CallerKind> = 'any' | (Who extends 'platform' ? PlatformScope : ShopScope);

/**
 * The format of a POST body. "json" is an object of the input's fields, "value" a bare JSON value, "form" form data in either
 * of its two encodings (or JSON), "file" form data with one file.
 */
export type BodyKind = 'json' | 'value' | 'form' | 'file';

/**
 * One call, described once: the server serves it, the storefront and other clients make it, the API reference lists it.
 * A GET call reads its input from the query string, every other one from the body; `{name}` in the path is input too.
 */
export type Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends CallerKind = CallerKind,
> = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly who: Who;
  /**
   * Of calls for merchants and operators: which part of the shop's or the platform's work this is. "any": everyone who works
   * for it makes this call.
   */
  readonly scope?: ScopeOf<Who>;
  /** Of calls for operators: whoever makes it has proven shortly before that they are at the keyboard themselves. */
  readonly asksAgain?: true;
  readonly summary: string;
  readonly body?: BodyKind;
  readonly input: Input;
  readonly output: Output;
  readonly refuses: readonly RefusalReason[];
  /** Set on calls whose answer is the same for everyone in one language, so that it may be cached: a change of one of these tags drops it. */
  readonly cacheTags?: readonly CallCacheTag[];
};

/** Cache tags of what public pages show. When one of these changes, every page with its tag is rendered again. */
export const pageTags = [
  'banners',
  'site',
  'shops',
  'shop-kinds',
  'brands',
  'categories',
  'products',
  'activities',
  'keywords',
  'coupons',
  'search',
] as const;
/** Tags of single things: a change concerns only the pages that show that one. */
export const singleTags = ['product', 'shop', 'reviews', 'questions'] as const;

export type CacheTag = (typeof pageTags)[number] | `${(typeof singleTags)[number]}:${number}`;
/** In a call's description the number may be one of its inputs: "product:{id}". */
export type CallCacheTag = CacheTag | `${(typeof singleTags)[number]}:{${string}}`;

export function call<Input extends z.ZodType, Output extends z.ZodType, Who extends CallerKind>(
  description: Call<Input, Output, Who>,
): Call<Input, Output, Who> {
  return description;
}

export type InputOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Why a call was refused; `internal_error` is a bug of the mall. Clients decide by this, never by the message. */
export type FailureReason = RefusalReason | 'internal_error';

/** The shape of every answer; `data` is set only on success, `reason` only on failure, `field` only on bad input. */
export type Envelope<Data = unknown> = {
  code: number;
  message: string;
  reason?: FailureReason;
  /** Which input is wrong, as a path into the request: "shops.0.note". For programs; the message says it in words. */
  field?: string;
  data?: Data;
};
