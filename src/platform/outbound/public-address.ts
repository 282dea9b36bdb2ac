import { BlockList, isIP } from 'node:net';

/** Ranges of IPv4 that are not on the public internet: IANA's registry of special-purpose addresses, and multicast. */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The special ranges within 2000::/3, the one allocated range of IPv6: Teredo and other protocols, documentation, 6to4. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

/**
 * Returns whether an IP address is on the public internet. Of IPv6 only the allocated range counts, so that mapped, translated, link-local and unique
 * local addresses never do, whatever they embed.
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  const version = isIP(bare);
  if (version === 4) return !special.check(bare, 'ipv4');
  return version === 6 && !address.includes('%') && givenOut.check(bare, 'ipv6') && !special.check(bare, 'ipv6');
}

/** Returns whether an IP address is one of this machine. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && ownMachine.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
