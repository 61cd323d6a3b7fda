import { createHmac } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { Refusal } from '#server/http/refusal.ts';
import { askForJson, textOf } from './ask-provider.ts';
import { refuseUnproven, requestOptions } from './oauth.ts';
import type { SocialProvider } from './social-provider.ts';

export type FacebookSettings = { appId: string; appSecret: string; dialogUrl: string; graphUrl: string };

/** OAuth 2: the code is exchanged for an access token, and the graph says whose it is. Each request carries an app secret proof. */
export function openFacebook({ appId, appSecret, dialogUrl, graphUrl }: FacebookSettings): SocialProvider {
  const options = requestOptions(graphUrl);
  const server: oauth.AuthorizationServer = { issuer: graphUrl, token_endpoint: `${graphUrl}/oauth/access_token` };
  const client: oauth.Client = { client_id: appId };

  async function exchangeCode(code: string, state: string, callbackUrl: string): Promise<string> {
    const returned = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(appSecret), // the secret would stand in logs if it were part of an address
      returned,
      callbackUrl,
      oauth.nopkce,
      options,
    );
    return (await oauth.processAuthorizationCodeResponse(server, client, response)).access_token;
  }

  return {
    async begin(callbackUrl) {
      const state = oauth.generateRandomState();
      const url = new URL(dialogUrl);
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: callbackUrl,
        state,
        response_type: 'code',
        scope: 'public_profile,email',
      }).toString();
      return { authorizationUrl: url.href, key: state, secret: callbackUrl };
    },

    async end({ key, proof }, callbackUrl) {
      const token = await refuseUnproven(() => exchangeCode(proof, key, callbackUrl));
      const appProof = createHmac('sha256', appSecret).update(token).digest('hex');
      const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: appProof });
      const person = await askForJson(`${graphUrl}/me?${query}`, { headers: { Authorization: `Bearer ${token}` } });
      const subject = textOf(person.id);
      if (!subject) throw new Refusal('provider_failed');
      // Facebook never says whether an address was verified, so it is not used.
      return { subject, name: textOf(person.name) ?? '', verifiedEmail: null };
    },
  };
}
