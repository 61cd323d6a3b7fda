import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import { onceSuccessful } from '#server/providers/once-successful.ts';
import { textOf } from './ask-provider.ts';
import { refuseUnproven, requestOptions } from './oauth.ts';
import type { SocialProvider } from './social-provider.ts';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

const Secret = z.object({ nonce: z.string(), verifier: z.string(), callbackUrl: z.string() });
const clockToleranceSeconds = 5;

/** OpenID Connect: the code is exchanged with its PKCE verifier, and only the signed ID token is trusted. */
export function openGoogle({ clientId, clientSecret, issuer }: GoogleSettings): SocialProvider {
  const options = requestOptions(issuer);
  const findServer = onceSuccessful(() => refuseUnproven(() => discover(issuer, options)));
  const client: oauth.Client = {
    client_id: clientId,
    id_token_signed_response_alg: 'RS256',
    [oauth.clockTolerance]: clockToleranceSeconds,
  };

  return {
    async begin(callbackUrl) {
      const { authorization_endpoint } = await findServer();
      const [state, nonce, verifier] = [
        oauth.generateRandomState(),
        oauth.generateRandomNonce(),
        oauth.generateRandomCodeVerifier(),
      ];
      const url = new URL(authorization_endpoint);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString();
      const secret = JSON.stringify({ nonce, verifier, callbackUrl } satisfies z.infer<typeof Secret>);
      return { authorizationUrl: url.href, key: state, secret };
    },

    async end({ key, proof }, secret) {
      const { nonce, verifier, callbackUrl } = Secret.parse(JSON.parse(secret));
      const server = await findServer();
      return refuseUnproven(async () => {
        const returned = oauth.validateAuthResponse(
          server,
          client,
          new URLSearchParams({ code: proof, state: key }),
          key,
        );
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretPost(clientSecret),
          returned,
          callbackUrl,
          verifier,
          options,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, options);
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims?.sub) throw new Error('The ID token names nobody');
        return {
          subject: claims.sub,
          name: textOf(claims.name) ?? '',
          verifiedEmail: claims.email_verified === true ? textOf(claims.email) : null,
        };
      });
    },
  };
}

async function discover(issuer: string, options: ReturnType<typeof requestOptions>) {
  const address = new URL(issuer);
  const response = await oauth.discoveryRequest(address, options);
  // A document that names another issuer is someone else's, and refused here.
  const server = await oauth.processDiscoveryResponse(address, response);
  const { authorization_endpoint, token_endpoint, jwks_uri } = server;
  if (!authorization_endpoint || !token_endpoint || !jwks_uri) throw new Error('The discovery document is not whole');
  return {
    ...server,
    authorization_endpoint,
    // Each provider has a callback address of its own here, which keeps their answers apart as `iss` would (RFC 9700 §4.4.2).
    authorization_response_iss_parameter_supported: false,
  };
}
