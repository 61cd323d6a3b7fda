import { allowInsecureRequests, customFetch } from 'oauth4webapi';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fetchProvider } from './ask-provider.ts';

/**
 * How oauth4webapi asks a provider at this address: with our limits of time and size, and without TLS only where the
 * address was set up so, which is a stand-in's or a sandbox's.
 */
export function requestOptions(address: string) {
  return {
    [customFetch]: (url: string, { method, headers, body }: RequestInit) =>
      fetchProvider(url, { method, headers, body }),
    [allowInsecureRequests]: new URL(address).protocol === 'http:',
  };
}

/** What the library does not accept as proof is one refusal, as what the provider does not answer. */
export async function refuseUnproven<Result>(prove: () => Promise<Result>): Promise<Result> {
  try {
    return await prove();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'a sign-in provider’s answer was not accepted as proof');
    throw new Refusal('provider_failed');
  }
}
