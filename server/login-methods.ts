import type { LoginMethods } from '#contract/content.ts';
import { demoAccounts } from './demo/accounts.ts';
import type { Settings } from './settings.ts';

/** Which ways of signing in are open, as the settings say. */
export function loginMethodsOf({ visitorOpen, facebookAppId, isDemo }: Settings): LoginMethods {
  return {
    visitorOpen,
    facebookOpen: facebookAppId !== '',
    facebookAppId,
    googleOpen: false,
    twitterOpen: false,
    demoAccounts: isDemo ? demoAccounts : [],
  };
}
