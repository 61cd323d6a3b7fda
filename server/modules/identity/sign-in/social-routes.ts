import * as contract from '#contract/identity/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import type { SocialProvider } from '#server/providers/social/social-provider.ts';
import { beginSocialSignIn } from './begin-social-sign-in.ts';
import { endSocialSignIn } from './end-social-sign-in.ts';
import type { ProviderName } from './social-attempts.ts';

type Providers = Record<ProviderName, SocialProvider | null>;

/** Serves the calls for signing in with a provider. */
export function serveSocialSignIn(api: Api, providers: Providers): void {
  // `end` names the front-end in other malls of this kind; here it is ignored.
  serve(api, contract.requestTwitterToken, async (_, caller) => {
    const { authorizationUrl, key } = await beginSocialSignIn('twitter', providers.twitter, caller);
    return { authorizationURL: authorizationUrl, token: key };
  });
  serve(api, contract.signInByTwitter, ({ oauthToken, oauthVerifier }, caller) =>
    endSocialSignIn('twitter', providers.twitter, { key: oauthToken, proof: oauthVerifier }, caller),
  );

  serve(api, contract.beginSocialSignIn, async ({ provider }, caller) => {
    const { authorizationUrl } = await beginSocialSignIn(provider, providers[provider], caller);
    return { authorizationURL: authorizationUrl };
  });
  serve(api, contract.endSocialSignIn, ({ provider, code, state }, caller) =>
    endSocialSignIn(provider, providers[provider], { key: state, proof: code }, caller),
  );
}
