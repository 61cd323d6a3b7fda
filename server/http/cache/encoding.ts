import Negotiator from 'negotiator';
import type { Encoding } from './response-cache.ts';

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

// Its published types do not know the option yet.
type Asked = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

/** The encoding that the client likes best; of those that it likes equally, the smallest. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const asked: Asked = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [best] = asked.encodings(encodings, { preferred: encodings });
  // A client that takes nothing at all is given what every client can read.
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
