const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is a name of this machine. */
export const isLoopbackHost = (host: string): boolean => loopback.has(host);

/**
 * Rewrites an address of this machine and port to the host name of the current page. A demo answers to several names of the same machine, and a
 * browser stores a shopper's data under one of them. Every other address stays as it is.
 */
export function atPresentName(address: string, present: string): string {
  if (!URL.canParse(address)) return address;
  const target = new URL(address);
  const here = new URL(present);
  if (!loopback.has(target.hostname) || !loopback.has(here.hostname) || target.port !== here.port) return address;
  target.hostname = here.hostname;
  return target.href;
}
