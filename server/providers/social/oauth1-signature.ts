import { createHmac } from 'node:crypto';

/** The secrets that sign a request: the app's, and the token's if there is one yet. */
export type OAuth1Keys = { consumerSecret: string; tokenSecret: string };

/** RFC 3986: like encodeURIComponent, and five characters more. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** RFC 5849 §3.4: method, address and every parameter, of the query and of the header alike, in one signed text. */
export function oauth1Signature(
  method: string,
  url: string,
  parameters: readonly (readonly [string, string])[],
  { consumerSecret, tokenSecret }: OAuth1Keys,
): string {
  const { origin, pathname, searchParams } = new URL(url);
  const sorted = [...searchParams, ...parameters]
    .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const base = [method, origin + pathname, sorted].map(percentEncode).join('&');
  const key = `${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`;
  return createHmac('sha1', key).update(base).digest('base64');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
