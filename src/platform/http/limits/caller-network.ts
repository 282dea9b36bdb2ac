/**
 * The network of a caller's address as limits count it: the /24 of IPv4, the /48 of IPv6, which is what one site is given. The address
 * is what `callerAddress` answers.
 */
export function callerNetwork(address: string): string {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const ipv6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(address)?.[1];
  return ipv6 === undefined ? address : `${ipv6}::/48`;
}
