import type { Context } from 'hono';
import type { Role, UserType } from '#contract/identity/shopper.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readConsoleCookie, readTokenCookie } from './session-cookies.ts';
import { hashToken, pageKey } from './session-token.ts';

/** The caller's session, read from the database for this request. */
export type Session = {
  id: number;
  accountId: number;
  role: Role;
  userType: UserType;
  kind: SessionKind;
  /** Whether the account has a second factor, and this session has given it. */
  secondFactor: 'off' | 'missing' | 'given';
  /** Whoever has this session has proven a short while ago that they are at the keyboard: by signing in, or again since. */
  isProven: boolean;
};

/** Where someone signed in. Each has a cookie of its own, which is worth nothing at the other. */
export type SessionKind = 'storefront' | 'console';

/** Finds a session by the hash of its token. Passed in by server/start, since this layer knows no module. */
export type FindSession = (tokenHash: string) => Promise<Session | null>;

/** The token of a request, or null. For a page on another origin only the authorization header counts. */
export function readToken(context: Context, isHttps: boolean, isForeign: boolean): string | null {
  const inHeader =
    context.req
      .header('authorization')
      ?.replace(/^bearer\s+/i, '')
      .trim() || null;
  const inCookie = isForeign ? null : readTokenCookie(context, isHttps);
  if (!inHeader || !inCookie) return inHeader ?? inCookie;
  // A header and a cookie that do not belong together are no session: a page must not act with one sign-in on behalf of another.
  return inHeader === inCookie || inHeader === pageKey(inCookie) ? inCookie : null;
}

export async function findCallerSession(
  context: Context,
  isHttps: boolean,
  isForeign: boolean,
  findSession: FindSession,
): Promise<Session | null> {
  const token = readToken(context, isHttps, isForeign);
  const session = token ? await findSession(hashToken(token)) : null;
  return session?.kind === 'storefront' ? session : null;
}

/** The session of a call that the console makes. Programs send a token of either kind in the authorization header. */
export async function findConsoleSession(
  context: Context,
  isHttps: boolean,
  isForeign: boolean,
  findSession: FindSession,
): Promise<Session | null> {
  const inHeader = context.req.header('authorization') !== undefined;
  const cookie = isForeign || inHeader ? null : readConsoleCookie(context, isHttps);
  if (cookie === null) return inHeader ? findBearer(context, findSession) : null;
  return findByConsoleToken(cookie, findSession);
}

export async function findByConsoleToken(token: string, findSession: FindSession): Promise<Session | null> {
  const session = await findSession(hashToken(token));
  return session?.kind === 'console' ? session : null;
}

async function findBearer(context: Context, findSession: FindSession): Promise<Session | null> {
  const token = readToken(context, false, true);
  return token ? findSession(hashToken(token)) : null;
}

/**
 * Refuses what another site made a browser send. Browsers say where a request comes from; other clients do not, so they may
 * not rely on a cookie.
 */
export function assertSameOrigin(context: Context, isHttps: boolean, publicUrl: string): void {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  if (site ? site === 'same-origin' : origin ? isOurs(origin, context, publicUrl) : isWithoutCookie(context, isHttps))
    return;
  throw new Refusal('from_elsewhere');
}

function isOurs(origin: string, context: Context, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === context.req.header('host');
}

function isWithoutCookie(context: Context, isHttps: boolean): boolean {
  const hasCookie = readTokenCookie(context, isHttps) !== null || readConsoleCookie(context, isHttps) !== null;
  return !hasCookie || context.req.header('authorization') !== undefined;
}

/** Browsers say where a request comes from. They receive cookies; any other client receives its token. */
export function isBrowser(context: Context): boolean {
  return context.req.header('sec-fetch-site') !== undefined || context.req.header('origin') !== undefined;
}
