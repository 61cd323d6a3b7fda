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

/** Whether an address, or a host name, means this machine and no other. */
export function isLoopbackAddress(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(plain(host));
}

// The same IPv4 address, as a socket that also takes IPv6 tells it.
function plain(address: string): string {
  return address.replace(/^::ffff:/, '');
}
