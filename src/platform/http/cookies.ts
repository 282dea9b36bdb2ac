import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies between the shop and who makes a call. */
export interface Cookies {
  /**
   * Whether a browser makes the call: a script of its page cannot leave the Origin header out. Whoever else leaves it
   * out is a program of the caller's own.
   */
  readonly byBrowser: boolean;
  readonly read: (name: string) => string | undefined;
  /** Gives a cookie that no script can read, and that no other site can cause to be sent. */
  readonly keep: (cookie: { name: string; value: string; seconds: number; path: string }) => void;
}

/** For calls that everybody shares the answer of. */
export const noCookies: Cookies = {
  byBrowser: false,
  read: () => undefined,
  keep: () => {
    throw new Error('An answer that everybody shares gives nobody a cookie.');
  },
};

/**
 * The cookies of a request and its answer; `secure` where the shop is served over TLS. There their names begin with `__Secure-`: browsers take
 * such a one over TLS alone, so that nobody on the way plants one by an answer over http, or by an address beside the shop's.
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
