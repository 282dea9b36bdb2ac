import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const aYear = 31_536_000;

/**
 * What no page of the shop uses is closed to it, and to whatever might run in it; the search listens when the shopper
 * starts it.
 */
const closedFeatures =
  'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()';

/** An answer of a call displays nothing: opened as a page it loads nothing and stands in no frame. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";
const kindsOfData = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:csv|plain))\b/;

/**
 * Instructs browsers with each answer what they may do with it: nothing is taken for another kind, a page shares no window with a
 * foreign one, and other sites embed images alone (mails, previews and comparing sites show them).
 */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): void {
  const transport = config.publicUrl.startsWith('https:')
    ? `max-age=${aYear}${config.hstsSubdomains ? '; includeSubDomains' : ''}`
    : undefined;
  app.addHook('onSend', (_, reply, payload, done) => {
    const kind = String(reply.getHeader('content-type') ?? '');
    reply.header('x-content-type-options', 'nosniff');
    // A file that is for one customer says so more strictly: its address is signed.
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', kind.startsWith('image/') ? 'cross-origin' : 'same-origin');
    if (kind.startsWith('text/html'))
      reply.header('cross-origin-opener-policy', 'same-origin').header('permissions-policy', closedFeatures);
    if (kindsOfData.test(kind) && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policyOfData);
    if (transport !== undefined) reply.header('strict-transport-security', transport);
    done(null, payload);
  });
}
