import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const groupsOfANetwork = 4;

/**
 * The network address that limits count by: an IPv4 address as it is, an IPv6 address as its /64 network, because every
 * household has 2^64 of them (RFC 6177) and could take a new one for each try.
 */
export function callerAddress(ip: string): string {
  const mapped = mappedIpv4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const address = ip.split('%', 1)[0] ?? ip;
  return isIPv6(address) ? `${networkOf(address)}::/64` : ip;
}

/** The first 64 bits in one spelling: `2001:db8:0:1`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted quad at the end stands for two groups; it never reaches into the network.
  const missing = tail === undefined ? 0 : 8 - before.length - after.length - (address.includes('.') ? 1 : 0);
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
    .slice(0, groupsOfANetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
