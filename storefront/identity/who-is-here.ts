import { useEffect } from 'react';
import { getUser, isTokenGood } from '#contract/identity.ts';
import { callFromBrowser, callQuietly } from '../browser-mall.ts';
import { useMall } from '../store.ts';
import { forgetSignIn, seemsSignedIn } from './sign-in-state.ts';

/** Asks once, when the page has come alive, whether the sign-in of this browser still holds, and who it is. */
export function useWhoIsHere(): void {
  useEffect(() => {
    if (seemsSignedIn()) void checkSignIn();
  }, []);
}

/** Specification §4: a token that is not good, or that cannot be checked, is dropped, and no dialog is forced open. */
async function checkSignIn(): Promise<void> {
  const isGood = await callQuietly(isTokenGood, {}).catch(() => false);
  if (isGood === true) return readUser();
  forgetSignIn();
  useMall.setState({ isLoginOpen: false });
}

/** Brings the header in line with who is signed in now. */
export async function readUser(): Promise<void> {
  const user = await callFromBrowser(getUser, {}).catch(() => null);
  if (user) useMall.setState({ user });
}
