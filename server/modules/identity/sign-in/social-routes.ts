import * as contract from '#contract/identity/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import type { SocialProvider } from '#server/providers/social/social-provider.ts';
import { beginSocialSignIn } from './begin-social-sign-in.ts';
import { endSocialSignIn } from './end-social-sign-in.ts';
import type { IsSignInOpen } from './is-sign-in-open.ts';
import type { ProviderName } from './social-attempts.ts';

type Providers = Record<ProviderName, SocialProvider | null>;

/** Serves the calls for signing in with a provider. */
export function serveSocialSignIn(api: Api, providers: Providers, isSignInOpen: IsSignInOpen): void {
  const openProvider = async (name: ProviderName) => ((await isSignInOpen(name)) ? providers[name] : null);

  // `end` names the front-end in other malls of this kind; here it is ignored.
  serve(api, contract.requestTwitterToken, async (_, caller) => {
    const { authorizationUrl, key } = await beginSocialSignIn('twitter', await openProvider('twitter'), caller);
    return { authorizationURL: authorizationUrl, token: key };
  });
  serve(api, contract.signInByTwitter, async ({ oauthToken, oauthVerifier }, caller) =>
    endSocialSignIn('twitter', await openProvider('twitter'), { key: oauthToken, proof: oauthVerifier }, caller),
  );

  serve(api, contract.beginSocialSignIn, async ({ provider }, caller) => {
    const { authorizationUrl } = await beginSocialSignIn(provider, await openProvider(provider), caller);
    return { authorizationURL: authorizationUrl };
  });
  serve(api, contract.endSocialSignIn, async ({ provider, code, state }, caller) =>
    endSocialSignIn(provider, await openProvider(provider), { key: state, proof: code }, caller),
  );
}
