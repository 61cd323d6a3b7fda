import type { LoginMethods } from '#contract/content/shopper.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { demoClientId } from '#demo/social/clients.ts';
import type { Settings } from '#server/start/settings/settings.ts';

/** Which ways of signing in are open, as the settings say. In the demo mall a stand-in takes the place of a provider. */
export function loginMethodsOf({ visitorOpen, social, isDemo }: Settings): LoginMethods {
  return {
    visitorOpen,
    facebookOpen: isDemo || social.facebook !== null,
    facebookAppId: social.facebookAppId || (isDemo ? demoClientId : ''),
    googleOpen: isDemo || social.google !== null,
    twitterOpen: isDemo || social.twitter !== null,
    demoAccounts: isDemo ? demoAccounts : [],
  };
}
