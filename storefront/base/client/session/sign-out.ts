import { endSession } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { dropSignIn } from './sign-in-state.ts';

/**
 * Ends the session, and with it all that this browser remembers of it (specification §4). When the mall does not
 * answer a message was shown, and the shopper is still signed in: the call rejects.
 */
export async function logOut(): Promise<void> {
  await callFromBrowser(endSession, {});
  dropSignIn();
  useMall.setState({ evaluationInfo: null, merPcBanner: null });
  localStorage.clear(); // after the state, which is written there
  notifyOtherTabs('signed_out');
}
