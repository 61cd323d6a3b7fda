import { splitLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { endSession } from '#contract/identity/shopper.ts';
import { keyCookie, mallRequest } from '#storefront/base/client/calls/mall-request.ts';
import { saveCartNumber, useMall } from '#storefront/base/client/store.ts';
import { dropCookie, readCookie, writeCookie } from '#ui/browser/cookies.ts';

export const strategyCookie = 'auth.strategy';
const returnCookie = 'fromPath';

/** Whether this browser believes that a user is signed in; only the server knows. */
export function seemsSignedIn(): boolean {
  return readCookie(strategyCookie) !== null;
}

/** Forgets who was signed in, in this browser. The token itself only the server can take back. */
export function forgetSignIn(): void {
  // Read while the key is still there. Nobody waits for the answer: without the token the session ends by itself.
  if (seemsSignedIn()) void fetch(...mallRequest(endSession, {})).catch(() => {});
  dropSignIn();
}

/** The same when the session is over already. */
export function dropSignIn(): void {
  for (const name of [strategyCookie, keyCookie]) dropCookie(name);
  showSignedOut();
}

/** The same when another tab has dropped the cookies; those that are there may belong to the next sign-in. */
export function showSignedOut(): void {
  useMall.setState({ user: null, isUserExpected: false, menu: null });
  saveCartNumber(0);
}

/**
 * The mall says that the sign-in is over: remembers the way back and asks to sign in again, except on home, which is
 * for everybody (specification §8). Several calls may learn it at once: the flag makes one dialog of them. True when
 * the shopper should see a message.
 */
export function loseSignIn(): boolean {
  rememberReturn(location.pathname + location.search);
  forgetSignIn();
  localStorage.clear();
  if (splitLocale(location.pathname).path === '/') return false;
  useMall.setState({ isLoginOpen: true });
  return true;
}

/** Where to go after signing in, saved in a cookie since the server remembers it there too. */
export function rememberReturn(path: string): void {
  writeCookie(returnCookie, localPath(path));
}

/** The remembered path, once; null when there is none. Anybody can write a cookie, so it is checked again. */
export function takeReturn(): string | null {
  const saved = readCookie(returnCookie);
  dropCookie(returnCookie);
  return saved === null ? null : localPath(saved);
}
