import Negotiator from 'negotiator';
import type { Encoding } from './response-cache.ts';

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

// The published types lack the option.
type Asked = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

/** The encoding that the client prefers; of equally preferred ones, the smallest. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const asked: Asked = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [best] = asked.encodings(encodings, { preferred: encodings });
  // A client that accepts none of them gets the body uncompressed.
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
