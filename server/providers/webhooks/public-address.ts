import { BlockList, isIP } from 'node:net';

// IANA's registries of special-purpose addresses: private, loopback, link-local (with the metadata services of clouds), shared (CGNAT),
// multicast, documentation and benchmarks. One more is public by its number and answers only inside of a cloud.
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
];
/** Of IPv6 only global unicast is public, which leaves out IPv4-mapped, NAT64, unique local and link-local addresses. */
const global6 = ['2000::/3'];
/** Protocol assignments (Teredo, ORCHID), documentation, 6to4 and anycast for AS112 inside of it. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits = ''] = subnet.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};

const inSpecial4 = listOf(special4, 'ipv4');
const inGlobal6 = listOf(global6, 'ipv6');
const inSpecial6 = listOf(special6, 'ipv6');
const inLoopback4 = listOf(['127.0.0.0/8'], 'ipv4');

/** Whether an IP address is one that everybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inSpecial4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return inGlobal6.check(address, 'ipv6') && !inSpecial6.check(address, 'ipv6');
}

export function isLoopbackIp(address: string): boolean {
  return isIP(address) === 4 ? inLoopback4.check(address, 'ipv4') : address === '::1';
}
