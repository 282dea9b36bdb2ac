/**
 * Returns the network of a caller's address for limits: the /24 of IPv4, the /48 of IPv6, which is the allocation of one site. The address is the
 * result of `callerAddress`.
 */
export function callerNetwork(address: string): string {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const ipv6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(address)?.[1];
  return ipv6 === undefined ? address : `${ipv6}::/48`;
}
