const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is a name of this machine. */
export const isLoopbackHost = (host: string): boolean => loopback.has(host);

/**
 * A demo answers to several names of the same machine, and a browser keeps what belongs to a shopper under one of them:
 * an address of this machine and port is given the name that the shopper is at. Every other address stays as it is.
 */
export function atPresentName(address: string, present: string): string {
  if (!URL.canParse(address)) return address;
  const target = new URL(address);
  const here = new URL(present);
  if (!loopback.has(target.hostname) || !loopback.has(here.hostname) || target.port !== here.port) return address;
  target.hostname = here.hostname;
  return target.href;
}
