import { data, type MiddlewareFunction, redirect } from 'react-router';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { signInOverCodes } from '#contract/core/refusals.ts';
import { getUser, type User } from '#contract/identity/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { keyCookie } from '#storefront/base/client/calls/mall-request.ts';
import { callMall, signedInUser } from '#storefront/base/client/calls/request-context.ts';
import type { PageFacts } from '#storefront/base/links/page-facts.ts';
import { pageOfPattern } from '#storefront/base/links/pages.ts';

type Guard = MiddlewareFunction<Response>;

/** Who may open a page: what routes.ts says of its access. */
const guards: Record<PageFacts['access'], Guard> = {
  anyone: (_, next) => next(),

  /** Guests are sent to sign in, and from there back to where they were going. */
  shopper: async ({ url, context, request }, next) => {
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
export function guard(name: string | undefined): Guard {
  if (name !== undefined && Object.hasOwn(guards, name)) return guards[name as keyof typeof guards];
  return () => {
    throw data({ message: 'Unknown middleware' }, { status: 500 });
  };
}

/** The guard of the page that the router has matched. Where there is no page there is nothing to sign in for. */
export function pageGuard(pattern: string): Guard {
  return guard(pattern.endsWith('/*') ? 'anyone' : pageOfPattern(pattern)?.access);
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
