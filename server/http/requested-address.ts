import type { IncomingMessage } from 'node:http';
import { getPath } from 'hono/utils/url';

export type RequestedAddress = {
  /** The path as it is written: cached responses and files are found by it. */
  written: string;
  /** The path as the router reads it, however it is written: with escapes, dots or a host of its own. */
  routed: string;
  /** The routed path as a link writes it, with escapes. */
  pathname: string;
  search: string;
};

/** What a request asks for. Whatever decides by the path of requests that the router answers has to read it as the router does. */
export function requestedAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestedAddress {
  const [written = '/'] = url.split('?', 1);
  // A strange host is part of it, since the router reads the path behind both.
  const address = URL.parse(/^https?:\/\//.test(url) ? url : `http://${headers.host || 'mall.invalid'}${url}`);
  if (!address) return { written, routed: written, pathname: written, search: '' }; // the router refuses it
  const { href, pathname, search } = address;
  return { written, routed: getPath({ url: href } as Request), pathname, search };
}
