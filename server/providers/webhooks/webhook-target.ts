import { isIP } from 'node:net';
import { isLoopbackIp, isPublicAddress } from './public-address.ts';

const ports = ['', '8443']; // of https, where an empty one is 443
/** Names that mean something on this network only. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/;

/** The host of an address, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

/**
 * The address of a webhook, or null if the mall sends nothing there. What a name resolves to is checked when it is sent. `allowsLocal`
 * admits any port of this machine too, without TLS.
 */
export function readTarget(text: string, allowsLocal: boolean): URL | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash) return null;
  const host = hostOf(url);
  if (allowsLocal && isLoopbackIp(host)) return /^https?:$/.test(url.protocol) ? url : null;
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return null;
  if (isIP(host)) return isPublicAddress(host) ? url : null;
  return host.includes('.') && !localNames.test(host) ? url : null;
}
