import type { Context } from 'hono';
import type { CallerKind } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { markBrowser, readBrowserMark } from './browser-mark.ts';
import { type CartKey, openCartKey } from './cart-key.ts';
import { isFromAllowedOrigin } from './cross-origin.ts';
import type { rates } from './limits.ts';
import { originFor } from './mall-origin.ts';
import { countTry } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { requestLocale } from './request-locale.ts';
import type { ApiOptions, ApiVariables } from './serve.ts';
import { assertFromHere, findCallersSession, isBrowser, type Session } from './session.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';
import { pageKey } from './session-token.ts';

/** Guests have none. */
type SessionOf = { anyone: Session | null; shopper: Session; merchant: Session; platform: Session };

/** Who makes a call, as far as the operation may know. Calls that are not for guests always have a session. */
export type Caller<Who extends CallerKind = CallerKind> = {
  locale: Locale;
  source: string;
  /** What the client says it is: shown to people in the list of their sessions, never relied upon. */
  userAgent: string;
  session: SessionOf[Who];
  /** Counts one more try of something from where the call comes from, and refuses it when there were too many. */
  countTry(name: keyof typeof rates): Promise<void>;
  /** Hands a new session over: to a browser as cookies, to others as the token. Gives what the answer may say of it. */
  giveToken(token: string): string;
  /** Takes the cookies of a session that is over back. */
  dropToken(): void;
  /** Under which this call is to have its effect once, if the client says so. */
  idempotencyKey: string | null;
  /** The address by which this caller reaches the mall, without a path. */
  origin: string;
  /** Marks this browser and gives the mark's hash, for what only it may end; see browser-mark.ts. */
  markBrowser(): string;
  /** The hash of the mark; null in a browser that has none. */
  browserMark(): string | null;
  /** A guest's cart, see cart-key.ts. */
  cartKey: CartKey;
  /** For the one GET that changes something. POSTs are checked before they get here. */
  assertFromHere(): void;
};

type ApiContext = Context<{ Variables: ApiVariables }>;

/** Finds out who calls, and refuses those who may not. */
export async function findCaller<Who extends CallerKind>(context: ApiContext, who: Who): Promise<Caller<Who>> {
  const { isHttps, publicUrl, allowedOrigins, findSession, sourceWidening } = context.get('options') ?? noOptions;
  const isForeign = isFromAllowedOrigin(context, allowedOrigins);
  const assertAllowed = () => {
    // Who acts by no cookie cannot be made to act by another site.
    if (!isForeign) assertFromHere(context, isHttps, publicUrl);
  };
  if (context.req.method !== 'GET') assertAllowed();
  const session = await findCallersSession(context, isHttps, isForeign, findSession);
  const takesCookies = isBrowser(context) && !isForeign;
  const cartKey = openCartKey(context, isHttps, isForeign);
  assertMay(who, session);
  return {
    locale: requestLocale((name) => context.req.header(name)),
    source: context.get('source'),
    userAgent: context.req.header('user-agent')?.slice(0, 400) ?? '',
    session: session as Caller<Who>['session'],
    countTry: (name) => countTry(name, context.get('source'), sourceWidening),
    giveToken(token) {
      if (!takesCookies) return token;
      setSessionCookies(context, token, isHttps);
      return pageKey(token);
    },
    dropToken() {
      if (isForeign) return; // its own to forget
      clearSessionCookies(context, isHttps);
      cartKey.drop(); // the next person at this machine must not find this cart
      context.header('Clear-Site-Data', '"storage"');
    },
    idempotencyKey: readIdempotencyKey(context),
    origin: originFor(context.req.header('host'), publicUrl),
    markBrowser: () => markBrowser(context, isHttps),
    browserMark: () => readBrowserMark(context, isHttps),
    cartKey,
    assertFromHere: assertAllowed,
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
  sourceWidening: 1,
  isTest: false,
};

function assertMay(who: CallerKind, session: Session | null): void {
  if (who === 'anyone') return;
  if (!session) throw new Refusal('not_signed_in');
  if (who !== 'shopper' && session.role !== who) throw new Refusal('not_allowed');
}
