const toleranceSeconds = 300;

export interface SignedHeaders {
  readonly 'webhook-id'?: string | undefined;
  readonly 'webhook-timestamp'?: string | undefined;
  readonly 'webhook-signature'?: string | undefined;
}

/**
 * What a webhook of the shop says, once its signature is proven (Standard Webhooks: HMAC-SHA256 of `id.timestamp.body` under a secret
 * `whsec_…`). Throws for a false signature, and for one that is more than five minutes from now. `body` is the text as it came.
 */
export async function openWebhook<Event = unknown>(
  body: string,
  headers: SignedHeaders,
  secret: string,
  now = new Date(),
): Promise<Event> {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (id === undefined || timestamp === undefined || signatures === undefined)
    throw new WebhookRefused('The webhook is not signed.');
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookRefused('The webhook is too old, or of another time.');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',');
    // The comparison takes the same time wherever two signatures differ.
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)))
      return JSON.parse(body) as Event;
  }
  throw new WebhookRefused('The signature of the webhook is false.');
}

/** A webhook that is not the shop's, or not of now. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The bytes of a text in base64; none where it is not. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array(1);
  }
}
