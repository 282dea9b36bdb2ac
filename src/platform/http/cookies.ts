import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of a request and its response. */
export interface Cookies {
  /**
   * Whether a browser makes the call: a script in a page cannot omit the Origin header. Any other caller that omits it is a program of the caller's
   * own.
   */
  readonly byBrowser: boolean;
  readonly read: (name: string) => string | undefined;
  /** Sets a cookie that no script can read, and that no other site can cause to be sent. */
  readonly keep: (cookie: { name: string; value: string; seconds: number; path: string }) => void;
}

/** For calls whose response is shared. */
export const noCookies: Cookies = {
  byBrowser: false,
  read: () => undefined,
  keep: () => {
    throw new Error('An answer that everybody shares gives nobody a cookie.');
  },
};

/**
 * Returns the cookies of a request and its response; `secure` if the shop is served over TLS. Their names then begin with `__Secure-`: browsers
 * accept such a cookie over TLS only, so that it cannot be planted by a response over http or by a sibling host.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const { cookie = '', origin } = request.headers;
  const named = (name: string) => (secure ? `__Secure-${name}` : name);
  return {
    byBrowser: origin !== undefined,
    read: (name) => {
      for (const pair of cookie.split(';')) {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        if (key === named(name)) return value;
      }
      return undefined;
    },
    keep: ({ name, value, seconds, path }) => {
      void reply.header(
        'set-cookie',
        `${named(name)}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
      );
    },
  };
}
