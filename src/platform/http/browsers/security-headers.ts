import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const aYear = 31_536_000;

/** Features that no page of the shop uses are disabled for it and for any injected script; search uses the microphone when the shopper starts it. */
const closedFeatures =
  'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()';

/** The response of a call renders nothing: opened as a page it loads nothing and cannot be framed. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'";
const kindsOfData = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:csv|plain))\b/;

/**
 * Adds security headers to each response: no MIME sniffing, no window shared with a foreign page, and other sites may embed images only (mails,
 * previews and comparison sites display them).
 */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): void {
  const transport = config.publicUrl.startsWith('https:')
    ? `max-age=${aYear}${config.hstsSubdomains ? '; includeSubDomains' : ''}`
    : undefined;
  app.addHook('onSend', (_, reply, payload, done) => {
    const kind = String(reply.getHeader('content-type') ?? '');
    reply.header('x-content-type-options', 'nosniff');
    // A file for a single customer sets a stricter one itself: its address is signed.
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
