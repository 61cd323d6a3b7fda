import { createHmac, randomBytes } from 'node:crypto';
import { Refusal } from '#server/http/refusal.ts';
import { askForJson, textOf } from './ask-provider.ts';
import type { SocialProvider } from './social-provider.ts';

export type FacebookSettings = { appId: string; appSecret: string; dialogUrl: string; graphUrl: string };

/** OAuth 2: the code is exchanged for an access token, and the graph says whose it is. Each request carries an app secret proof. */
export function openFacebook({ appId, appSecret, dialogUrl, graphUrl }: FacebookSettings): SocialProvider {
  return {
    async begin(callbackUrl) {
      const state = randomBytes(32).toString('base64url');
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

    async end({ proof }, callbackUrl) {
      const answer = await askForJson(`${graphUrl}/oauth/access_token`, {
        method: 'POST', // in an address, the secret would get into logs
        body: new URLSearchParams({
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: callbackUrl,
          code: proof,
        }),
      });
      const token = textOf(answer.access_token);
      if (!token) throw new Refusal('provider_failed');
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
