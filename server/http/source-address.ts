/**
 * Where a request comes from: the socket's address, unless that is a trusted proxy. Then it is the last untrusted address
 * of the forwarded list, which the proxy itself saw; earlier entries can be forged.
 */
export function sourceAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const peer = plain(socketAddress ?? '');
  if (!trustedProxies.includes(peer)) return peer;
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  return hops.findLast((hop) => !trustedProxies.includes(hop)) ?? peer;
}

/** Whether an address or a host name means the local machine. */
export function isLoopbackAddress(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(plain(host));
}

// A socket that also takes IPv6 writes an IPv4 address as ::ffff:….
function plain(address: string): string {
  return address.replace(/^::ffff:/, '');
}
