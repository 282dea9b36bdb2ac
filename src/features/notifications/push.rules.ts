import { isLoopbackHost } from '#shared/loopback.ts';

/** Who delivers to browsers: Chrome and its kin, Firefox, Safari, Edge. */
const pushHosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether an address that a browser names is one of a push service: the shop calls no other host because somebody wants
 * it to. With `loopback`, in the demo, one on this machine as well.
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

/** What a push service's answer means for a message: it has it, its browser is gone, it may be tried later, or it never will be taken. */
export function pushOutcome(status: number): 'sent' | 'gone' | 'later' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
