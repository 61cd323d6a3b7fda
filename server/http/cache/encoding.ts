import type { Encoding } from './response-cache.ts';

/** The best encoding that the client takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (accepted.includes('br') && !accepted.includes('br;q=0')) return 'br';
  if (accepted.includes('gzip') && !accepted.includes('gzip;q=0')) return 'gzip';
  return 'identity';
}
