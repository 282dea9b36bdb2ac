import { createHmac, randomBytes } from 'node:crypto';

const secretBytes = 32;
const prefix = 'whsec_';

/** A new secret of an endpoint: 256 bits of chance. */
export const newWebhookSecret = (): Buffer => randomBytes(secretBytes);

/** A secret as Standard Webhooks writes it. */
export const writtenSecret = (secret: Uint8Array): string => `${prefix}${Buffer.from(secret).toString('base64')}`;

/** What is signed: the message's id, the second in which it is sent, and its body. */
export interface SignedMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** The headers by which who holds one of the secrets knows a message to be the shop's: https://www.standardwebhooks.com */
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
