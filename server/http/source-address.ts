/**
 * Where a request comes from: the socket's address, unless that is a listed proxy, whose word is then believed. The
 * last unlisted address of the forwarded list is the one the proxy itself saw; earlier ones anybody can invent.
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

// The same IPv4 address, as a socket that also takes IPv6 tells it.
function plain(address: string): string {
  return address.replace(/^::ffff:/, '');
}
