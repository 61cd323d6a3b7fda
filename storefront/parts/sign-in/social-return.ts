export type SocialName = 'google' | 'facebook' | 'twitter';

/** What a provider's page sent back with the browser. */
export type SocialReturn =
  | { kind: 'given'; key: string; proof: string }
  /** Whoever was asked there said no. */
  | { kind: 'denied' }
  /** Opened by hand, or cut short on the way. */
  | { kind: 'missing' };

/** Twitter speaks OAuth 1.0a: a token and a verifier, or `denied`. The others OAuth 2: a code and a state, or an error. */
export function readReturn(provider: SocialName, search: URLSearchParams): SocialReturn {
  const isTwitter = provider === 'twitter';
  if (search.get(isTwitter ? 'denied' : 'error')) return { kind: 'denied' };
  const key = search.get(isTwitter ? 'oauth_token' : 'state');
  const proof = search.get(isTwitter ? 'oauth_verifier' : 'code');
  return key && proof ? { kind: 'given', key, proof } : { kind: 'missing' };
}

/** Which provider a callback page belongs to, by its path without the language. */
export function providerOf(path: string): SocialName {
  if (path.endsWith('google')) return 'google';
  return path.endsWith('facebook') ? 'facebook' : 'twitter';
}
