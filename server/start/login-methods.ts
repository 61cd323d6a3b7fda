import type { LoginMethods } from '#contract/content/shopper.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { demoClientId } from '#demo/social/clients.ts';
import type { Settings } from '#server/start/settings/settings.ts';

/** Which sign-in methods the settings open. The demo mall has a stand-in for every provider. */
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
