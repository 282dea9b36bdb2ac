import { isLoopbackHost } from '#shared/loopback.ts';

/** The push services of browsers: Chrome and derivatives, Firefox, Safari, Edge. */
const pushHosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether an endpoint named by a browser belongs to a push service, so that clients cannot make the shop call other hosts. With `loopback`, in the
 * demo, also one on this machine.
 */
export function isPushEndpoint(address: string, { loopback }: { loopback: boolean }): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, port } = new URL(address);
  if (username !== '') return false;
  if (loopback && protocol === 'http:' && isLoopbackHost(hostname)) return true;
  return (
    protocol === 'https:' && port === '' && pushHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

/** Returns the meaning of a push service's response: delivered, subscription gone, to be retried, or permanently refused. */
export function pushOutcome(status: number): 'sent' | 'gone' | 'later' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
