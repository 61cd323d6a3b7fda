import { randomBytes } from 'node:crypto';
import { Refusal } from '#server/http/refusal.ts';
import { askForJson, askProvider, textOf } from './ask-provider.ts';
import { oauth1Signature, percentEncode } from './oauth1-signature.ts';
import type { SocialProvider } from './social-provider.ts';

export type TwitterSettings = { consumerKey: string; consumerSecret: string; apiUrl: string };

type Token = { token: string; secret: string };

/** OAuth 1.0a: a request token, which the person approves, is exchanged for an access token, which says whose it is. */
export function openTwitter({ consumerKey, consumerSecret, apiUrl }: TwitterSettings): SocialProvider {
  const authorization = (method: string, url: string, own: Record<string, string>, token: Token | null) => {
    const parameters: [string, string][] = Object.entries({
      oauth_consumer_key: consumerKey,
      oauth_nonce: randomBytes(16).toString('hex'),
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_version: '1.0',
      ...(token && { oauth_token: token.token }),
      ...own,
    });
    const keys = { consumerSecret, tokenSecret: token?.secret ?? '' };
    const signed = [...parameters, ['oauth_signature', oauth1Signature(method, url, parameters, keys)]];
    return `OAuth ${signed.map(([name = '', value = '']) => `${name}="${percentEncode(value)}"`).join(', ')}`;
  };

  async function askForToken(path: string, own: Record<string, string>, token: Token | null) {
    const url = `${apiUrl}/oauth/${path}`;
    const headers = { Authorization: authorization('POST', url, own, token) };
    const said = new URLSearchParams(await askProvider(url, { method: 'POST', headers }));
    const given: Token = { token: said.get('oauth_token') ?? '', secret: said.get('oauth_token_secret') ?? '' };
    if (!given.token || !given.secret) throw new Refusal('provider_failed');
    return { given, said };
  }

  return {
    async begin(callbackUrl) {
      const { given, said } = await askForToken('request_token', { oauth_callback: callbackUrl }, null);
      // Without this, the provider has ignored the callback address.
      if (said.get('oauth_callback_confirmed') !== 'true') throw new Refusal('provider_failed');
      const authorizationUrl = `${apiUrl}/oauth/authenticate?${new URLSearchParams({ oauth_token: given.token })}`;
      return { authorizationUrl, key: given.token, secret: given.secret };
    },

    async end({ key, proof }, secret) {
      const { given } = await askForToken('access_token', { oauth_verifier: proof }, { token: key, secret });
      const url = `${apiUrl}/1.1/account/verify_credentials.json?include_email=true&skip_status=true`;
      const person = await askForJson(url, { headers: { Authorization: authorization('GET', url, {}, given) } });
      const subject = textOf(person.id_str);
      if (!subject) throw new Refusal('provider_failed');
      // Twitter returns an address only once the person has verified it, according to its documentation.
      return { subject, name: textOf(person.name) ?? '', verifiedEmail: textOf(person.email) };
    },
  };
}
