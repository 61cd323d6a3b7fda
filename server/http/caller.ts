import type { Context } from 'hono';
import type { CallerKind, PlatformScope, ShopScope } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { Id } from '#contract/core/values.ts';
import { readApiKey } from '#server/http/session/api-key.ts';
import { markBrowser, readBrowserMark } from '#server/http/session/browser-mark.ts';
import { type GuestKey, openGuestKey } from '#server/http/session/guest-key.ts';
import type { Membership, OperatorMembership } from '#server/http/session/membership.ts';
import {
  assertSameOrigin,
  findCallerSession,
  findConsoleSession,
  isBrowser,
  type Session,
  type SessionKind,
} from '#server/http/session/session.ts';
import { clearSessionCookies, setConsoleCookie, setSessionCookies } from '#server/http/session/session-cookies.ts';
import { hashToken, pageKey } from '#server/http/session/session-token.ts';
import { isFromAllowedOrigin } from './cross-origin.ts';
import type { rates } from './limits.ts';
import { originFor } from './mall-origin.ts';
import { countTry } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { requestLocale } from './request-locale.ts';
import type { ApiOptions, ApiVariables } from './serve.ts';

/** The session by kind of caller: guests have none. */
type SessionOf = { anyone: Session | null; shopper: Session; merchant: Session; platform: Session };
type MembershipOf = { anyone: null; shopper: null; merchant: Membership; platform: OperatorMembership };

/** Who makes a call, as far as the operation needs to know. */
export type Caller<Who extends CallerKind = CallerKind> = {
  locale: Locale;
  source: string;
  /** The client's own description, shown to people in the list of their sessions and never relied upon. */
  userAgent: string;
  session: SessionOf[Who];
  /** Which kind of session a sign-in opens here. */
  sessionKind: SessionKind;
  /** The shop for which a merchant makes this call and what they may do there, or what an operator may do. */
  membership: MembershipOf[Who];
  /** The name of the API key that makes this call; null when a person does. */
  keyName: string | null;
  /** Counts one more try of something from the caller's source address, and refuses it when there were too many. */
  countTry(name: keyof typeof rates): Promise<void>;
  /** Hands over a new session: to a browser as cookies, to other clients as the token. Returns what the answer may contain. */
  giveToken(token: string): string;
  /** Clears the cookies of a session that has ended. */
  dropToken(): void;
  /** The client's idempotency key: under it this call has its effect once. */
  idempotencyKey: string | null;
  /** The address by which this caller reaches the mall, without a path. */
  origin: string;
  /** Marks this browser and returns the hash of the mark, see browser-mark.ts. */
  markBrowser(): string;
  /** The hash of the mark; null in a browser that has none. */
  browserMark(): string | null;
  /** Of a guest's cart, see guest-key.ts. */
  cartKey: GuestKey;
  /** Of a guest's conversations with customer service. */
  chatKey: GuestKey;
  /** For the one GET that changes something. Other methods are checked before the operation runs. */
  assertSameOrigin(): void;
};

/** Someone who does something for a shop. Without an account it is the demo's desk; a program has the name of its key. */
export type Actor = { shopId: number; accountId: number | null; keyName?: string | null };

export function actorOf({ membership, session, keyName }: Caller<'merchant'>): Actor & { accountId: number } {
  return { shopId: membership.shopId, accountId: session.accountId, keyName };
}

type ApiContext = Context<{ Variables: ApiVariables }>;

/** Finds the caller of a request, and refuses callers who may not make this call. */
export async function findCaller<Who extends CallerKind>(
  context: ApiContext,
  call: Asked & { readonly who: Who },
): Promise<Caller<Who>> {
  const options = context.get('options') ?? noOptions;
  const { isHttps, publicUrl, allowedOrigins, findSession, rateLimitFactor } = options;
  const isForeign = isFromAllowedOrigin(context, allowedOrigins);
  const assertAllowed = () => {
    // A caller that uses no cookie cannot be tricked by another site into acting.
    if (!isForeign) assertSameOrigin(context, isHttps, publicUrl);
  };
  const isForConsole = isConsolePath(context.req.path);
  const key = call.who === 'merchant' ? readApiKey(context) : null;
  // No browser sends an API key by itself, so no other site can make it do so.
  if (context.req.method !== 'GET' && key === null) assertAllowed();
  const find = isForConsole ? findConsoleSession : findCallerSession;
  const byKey = key === null ? null : await findByKey(context, call, key, options);
  const session = byKey?.session ?? (await find(context, isHttps, isForeign, findSession));
  const takesCookies = isBrowser(context) && !isForeign;
  const cartKey = openGuestKey('cart', context, isHttps, isForeign);
  const chatKey = openGuestKey('chat', context, isHttps, isForeign);
  const membership = byKey?.membership ?? (await assertMay(call, session, options, () => readShopId(context)));
  return {
    locale: requestLocale((name) => context.req.header(name)),
    source: context.get('source'),
    userAgent: context.req.header('user-agent')?.slice(0, 400) ?? '',
    session: session as Caller<Who>['session'],
    sessionKind: isForConsole ? 'console' : 'storefront',
    membership: membership as Caller<Who>['membership'],
    keyName: byKey?.keyName ?? null,
    countTry: (name) => countTry(name, context.get('source'), rateLimitFactor),
    giveToken(token) {
      if (!takesCookies) return token;
      if (isForConsole) setConsoleCookie(context, token, isHttps);
      else setSessionCookies(context, token, isHttps);
      return isForConsole ? '' : pageKey(token);
    },
    dropToken() {
      if (isForeign) return; // it holds its token itself
      if (isForConsole) return setConsoleCookie(context, null, isHttps);
      clearSessionCookies(context, isHttps);
      cartKey.drop(); // the next person at this computer must not find this cart, nor these conversations
      chatKey.drop();
      context.header('Clear-Site-Data', '"storage"');
    },
    idempotencyKey: readIdempotencyKey(context),
    origin: originFor(context.req.header('host'), publicUrl),
    markBrowser: () => markBrowser(context, isHttps),
    browserMark: () => readBrowserMark(context, isHttps),
    cartKey,
    chatKey,
    assertSameOrigin: assertAllowed,
  };
}

const idempotencyKeyMax = 128;

function readIdempotencyKey(context: ApiContext): string | null {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > idempotencyKeyMax)
    throw new Refusal('bad_input', { field: 'Idempotency-Key' });
  return key;
}

const noOptions: ApiOptions = {
  isHttps: false,
  publicUrl: 'http://mall.invalid',
  allowedOrigins: [],
  findSession: async () => null,
  findMembership: async () => null,
  findOperator: async () => null,
  demandsSecondFactor: false,
  findKey: async () => null,
  rateLimitFactor: 1,
  isTest: false,
};

/** Calls of the console have a session of their own: someone may shop under another name beside it. */
const isConsolePath = (path: string) => path.startsWith('/api/merchant/') || path.startsWith('/api/platform/');

type Asked = {
  readonly method: 'GET' | 'POST';
  readonly who: CallerKind;
  readonly scope?: ShopScope | PlatformScope | 'any';
  readonly asksAgain?: true;
};

/** Which of several shops a merchant means; null when they do not say. It is theirs only if `findMembership` finds it. */
function readShopId(context: ApiContext): number | null {
  const named = context.req.header('x-shop-id');
  if (named === undefined) return null;
  const id = Id.safeParse(named);
  if (!id.success) throw new Refusal('bad_input', { field: 'X-Shop-Id' });
  return id.data;
}

/** A session that did without the second factor, such as one of the storefront, must not be a way around it. */
function assertSecondFactor(session: Session, isDemanded: boolean): void {
  if (!isSecondFactorEnough(session, isDemanded)) throw new Refusal('second_factor_needed');
}

export const isSecondFactorEnough = ({ secondFactor }: Pick<Session, 'secondFactor'>, isDemanded: boolean): boolean =>
  secondFactor === 'given' || (secondFactor === 'off' && !isDemanded);

/**
 * The caller of a request with an API key. A key makes calls of its own shop and scopes, and never those that every member
 * of the shop may make: these are about persons.
 */
async function findByKey(context: ApiContext, { scope }: Asked, token: string, { findKey }: ApiOptions) {
  const key = await findKey(hashToken(token));
  if (!key) throw new Refusal('not_signed_in');
  const { membership, account } = key;
  const named = readShopId(context);
  if (named !== null && named !== membership.shopId) throw new Refusal('not_allowed');
  const session: Session = {
    ...account,
    id: 0,
    kind: 'console',
    secondFactor: key.hasSecondFactor ? 'given' : 'off',
    isProven: false,
  };
  assertSecondFactor(session, membership.demandsSecondFactor);
  if (scope === 'any' || !hasScope(membership, scope)) throw new Refusal('not_allowed');
  await countTry('apiKey', String(key.id));
  await key.noteUse();
  return { session, membership, keyName: key.name };
}

/** Refuses callers who may not make this call. Of the others it returns for whom they work, and what they may do there. */
async function assertMay(
  { method, who, scope, asksAgain }: Asked,
  session: Session | null,
  { findMembership, findOperator, demandsSecondFactor }: ApiOptions,
  shopId: () => number | null,
): Promise<Membership | OperatorMembership | null> {
  if (who === 'anyone') return null;
  if (!session) throw new Refusal('not_signed_in');
  if (who === 'shopper') return null;
  if (who === 'merchant') {
    const membership = await findMembership(session.accountId, shopId());
    if (!membership) throw new Refusal('not_allowed');
    assertSecondFactor(session, membership.demandsSecondFactor);
    if (!hasScope(membership, scope)) throw new Refusal('not_allowed');
    if (membership.isLooking && method !== 'GET') throw new Refusal('looking_only');
    return membership;
  }
  const operator = session.role === 'platform' ? await findOperator(session.accountId) : null;
  if (!operator) throw new Refusal('not_allowed');
  assertSecondFactor(session, demandsSecondFactor);
  if (!hasScope(operator, scope)) throw new Refusal('not_allowed');
  if (asksAgain && !session.isProven) throw new Refusal('prove_self_first');
  return operator;
}

/** A call without a scope is nobody's. */
function hasScope({ scopes }: { scopes: readonly string[] }, scope: Asked['scope']): boolean {
  return scope === 'any' || (scope !== undefined && scopes.includes(scope));
}
