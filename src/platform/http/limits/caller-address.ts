import { isIPv4, isIPv6 } from 'node:net';

const ipv4WithPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/;
const mappedGroup = 'ffff';
const groupsOfANetwork = 4;
/** All callers without a valid address count as one: varying the text gains no further attempts. */
const unreadable = 'unknown';

/**
 * Returns the network address that limits count by: an IPv4 address as it is, an IPv6 address as its /64 network, because every household has 2^64
 * addresses (RFC 6177) and could use a new one for each attempt. Some proxies append the port, which differs for each connection. A header may
 * contain any text, and a closed connection has no address.
 */
export function callerAddress(ip: string | undefined): string {
  if (ip === undefined) return unreadable;
  const written = ipv4WithPort.exec(ip)?.[1] ?? inBrackets.exec(ip)?.[1] ?? ip;
  const address = written.split('%', 1)[0] ?? written;
  if (!isIPv6(address)) return isIPv4(address) ? address : unreadable;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, groupsOfANetwork).join(':')}::/64`;
}

/** Returns the IPv4 address mapped by an IPv6 one (`::ffff:203.0.113.7`, `::ffff:cb00:7107`); null if it is not mapped. */
function mappedIpv4(groups: readonly string[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === mappedGroup;
  if (!isMapped) return null;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}

/** Returns the eight groups of an IPv6 address in normalised form. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address
    .toLowerCase()
    .replace(/[\d.]+\.[\d.]+$/, inHex)
    .split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** Returns a dotted quad as two hexadecimal groups. */
function inHex(quad: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
