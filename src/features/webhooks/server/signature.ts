import { createHmac, randomBytes } from 'node:crypto';

const secretBytes = 32;
const prefix = 'whsec_';

/** Generates a secret for an endpoint: 256 random bits. */
export const newWebhookSecret = (): Buffer => randomBytes(secretBytes);

/** Encodes a secret in the Standard Webhooks format. */
export const writtenSecret = (secret: Uint8Array): string => `${prefix}${Buffer.from(secret).toString('base64')}`;

/** The signed content: the message's id, the time of sending in seconds, and the body. */
export interface SignedMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** Returns the signature headers, verifiable with any of the secrets: https://www.standardwebhooks.com */
export function signedHeaders(
  secrets: readonly Uint8Array[],
  { id, sentAt, body }: SignedMessage,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
