import { data, type MiddlewareFunction, redirect } from 'react-router';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { signInOverCodes } from '#contract/core/refusals.ts';
import { getUser, type User } from '#contract/identity/shopper.ts';
import { isCallFailure } from './call-mall.ts';
import { keyCookie } from './mall-request.ts';
import { callMall, signedInUser } from './request-context.ts';

type Guard = MiddlewareFunction<Response>;

/** Who may open a page, by name. A page may name its own: `export const middleware = [guard('guest')]`. */
const guards: Record<string, Guard> = {
  anyone: (_, next) => next(),

  /** Guests are sent to sign in, and from there back to where they were going. */
  'signed-in': async ({ url, context, request }, next) => {
    const user = await findUser(context, request);
    if (!user) throw redirectTo('/login', url, rememberPath(url));
    context.set(signedInUser, user);
    return next();
  },

  /** For pages on which there is nothing to do for those who are in. */
  guest: async ({ url, context, request }, next) => {
    if (await findUser(context, request)) throw redirectTo('/', url);
    return next();
  },
};

/** The guard of this name. A page that names one which does not exist is a fault of ours: 500, "Unknown middleware". */
export function guard(name: string): Guard {
  return (
    guards[name] ??
    (() => {
      throw data({ message: 'Unknown middleware' }, { status: 500 });
    })
  );
}

// Spec §4 and §6. Like the router, these do not mind capitals; the mall's own answers are guarded by the mall.
const forSignedIn = /^\/(?:users|order)(?:\/|$)/i;
// Guests have carts, and visitors look for their orders.
const forAnyone = /^\/(?:users\/merchant_settled|order\/shopping_cart|order\/look_up)\/?$/i;

/**
 * The guard that every page has without asking for it: all below /users and /order is for those who are signed in. Where
 * there is no page (`isUnknown`) there is nothing to sign in for.
 */
export function usualGuard(pathname: string, isUnknown = false): 'anyone' | 'signed-in' {
  if (isUnknown) return 'anyone';
  const { path } = splitLocale(decoded(pathname));
  return forSignedIn.test(path) && !forAnyone.test(path) ? 'signed-in' : 'anyone';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // the router finds no page under it either
  }
}

type GuardArgs = Parameters<Guard>[0];

/** A browser whose page no longer holds its key is asked to sign in again, whatever else it still sends. */
async function findUser(context: GuardArgs['context'], request: Request): Promise<User | null> {
  if (!holdsKey(request)) return null;
  try {
    return await context.get(callMall)(getUser, {});
  } catch (failure) {
    if (isCallFailure(failure) && signInOverCodes.includes(failure.code)) return null;
    throw failure;
  }
}

function holdsKey({ headers }: Request): boolean {
  const cookies = (headers.get('cookie') ?? '').split('; ');
  return cookies.some((pair) => pair.startsWith(`${keyCookie}=`) && pair.length > keyCookie.length + 1);
}

function redirectTo(path: string, { pathname }: URL, headers: Record<string, string> = {}): Response {
  const { locale } = splitLocale(pathname);
  return redirect(withLocale(locale, path), { headers });
}

/** The cookie that the browser reads when it has signed in (identity/sign-in-state.ts). */
function rememberPath({ pathname, search }: URL): Record<string, string> {
  return { 'Set-Cookie': `fromPath=${encodeURIComponent(localPath(pathname + search))}; Path=/; SameSite=Lax` };
}
