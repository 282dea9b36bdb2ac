import { isIPv4, isIPv6 } from 'node:net';

const ipv4WithPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/;
const mappedGroup = 'ffff';
const groupsOfANetwork = 4;
/** All who come from no address count as one: who writes another word each time has no more tries by that. */
const unreadable = 'unknown';

/**
 * The network address that limits count by: an IPv4 address as it is, an IPv6 address as its /64 network, because every
 * household has 2^64 of them (RFC 6177) and could take a new one for each try. Some proxies write the port behind it, which
 * is another one for each connection. A header may hold any text, and who has gone already has no address left.
 */
export function callerAddress(ip: string | undefined): string {
  if (ip === undefined) return unreadable;
  const written = ipv4WithPort.exec(ip)?.[1] ?? inBrackets.exec(ip)?.[1] ?? ip;
  const address = written.split('%', 1)[0] ?? written;
  if (!isIPv6(address)) return isIPv4(address) ? address : unreadable;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, groupsOfANetwork).join(':')}::/64`;
}

/** The IPv4 address that an IPv6 one stands for (`::ffff:203.0.113.7`, `::ffff:cb00:7107`); null where it is its own. */
function mappedIpv4(groups: readonly string[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === mappedGroup;
  if (!isMapped) return null;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}

/** The eight groups of an IPv6 address in one spelling. */
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

/** A dotted quad as the two groups that it stands for. */
function inHex(quad: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
