import { countCart } from '#contract/cart/shopper.ts';
import { countUnreadChats } from '#contract/chat/shopper.ts';
import { getUser, isTokenGood } from '#contract/identity/shopper.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { chatsMark } from '#storefront/base/client/chat.ts';
import { saveCartNumber, useMall } from '#storefront/base/client/store.ts';
import { findPage } from '#storefront/base/links/pages.ts';
import { followOtherTabs, type TabNotice } from './other-tabs.ts';
import { forgetSignIn, seemsSignedIn, showSignedOut } from './sign-in-state.ts';

// Loaded only where the browser seems to be signed in: see shell/shell.tsx.

const askAgainMs = 1_000;

/**
 * Specification §4: a token that is not good, or that cannot be checked, is dropped. That opens no dialog; and one that
 * the user has opened meanwhile stays. A mall that is away says nothing about the token: the next page asks again.
 */
export async function checkSignIn(): Promise<void> {
  const isGood = await askAboutToken().catch((failure: unknown) => (isAway(failure) ? null : false));
  if (isGood === true) {
    void countUnits();
    void countChats();
    return readUser();
  }
  if (isGood === null) useMall.setState({ isUserExpected: false });
  else forgetSignIn();
}

/** The database, or the whole mall behind its proxy, is away for a short time; or this browser has no network, or a bad one. */
function isAway(failure: unknown): boolean {
  if (!navigator.onLine) return true;
  return isCallFailure(failure) && (failure.isBroken === true || [502, 503, 504].includes(failure.code));
}

/**
 * Whoever goes on to another page breaks the question off, or its answer, which says nothing about the token. So without a
 * whole answer it is asked once more a second later, by which time a page that was left is gone; and so is one that was
 * left while it asked again.
 */
async function askAboutToken(): Promise<boolean> {
  try {
    return await callQuietly(isTokenGood, {});
  } catch (failure) {
    if (!isCallFailure(failure) || (failure.code !== 0 && !isAway(failure))) throw failure;
    await shortPause();
    return callQuietly(isTokenGood, {}).catch(async (again: unknown) => {
      await shortPause();
      throw again;
    });
  }
}

const shortPause = () => new Promise((pass) => setTimeout(pass, askAgainMs));

/** Brings the header in line with who is signed in now. */
export async function readUser(): Promise<void> {
  followOtherTabs(lookAgain);
  const user = await callFromBrowser(getUser, {}).catch(() => null);
  useMall.setState({ isUserExpected: false, ...(user && { user, menu: null }) });
}

/** Another tab has signed in or out, or changed the profile. */
async function lookAgain(notice: TabNotice): Promise<void> {
  const before = useMall.getState().user;
  if (notice === 'signed_out' || !seemsSignedIn()) {
    showSignedOut();
    return leavePersonalPage();
  }
  void countUnits();
  const user = await callQuietly(getUser, {}).catch(() => null);
  if (user) useMall.setState({ user, menu: null });
  if (user && before && user.uid !== before.uid) leavePersonalPage();
}

/**
 * A cart, an order or a list that is shown belongs to whoever was signed in: asked again, it is the next one's. Forms
 * are left as they are: what was typed is not lost, and sending it asks to sign in.
 */
function leavePersonalPage(): void {
  if (findPage(location.pathname)?.showsOwn) location.reload();
}

/** The number beside the cart. Nobody waits for it: without an answer the one before stays. */
async function countUnits(): Promise<void> {
  const counted = await callQuietly(countCart, { numType: 'true', type: 'total' }).catch(() => null);
  if (counted) saveCartNumber(counted.count);
}

/** Whoever has conversations on another device learns here of answers. Without an answer nothing changes. */
async function countChats(): Promise<void> {
  if (localStorage.getItem(chatsMark)) return; // they are followed already
  const counted = await callQuietly(countUnreadChats, {}).catch(() => null);
  if (counted) useMall.setState({ unreadChats: counted.count });
}
