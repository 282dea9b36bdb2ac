import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/*
 * The secret of an authenticator has to be read again, so it is encrypted rather than hashed: who has the database alone, a backup of it or
 * a replica, cannot make codes. It is bound to its customer, so that a row copied to another one opens nothing.
 */
const keyOf = (shopSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', 'hojreh authenticator secrets', 32));

export function sealSecret(shopSecret: string, customerId: number, secret: Uint8Array): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, keyOf(shopSecret), iv).setAAD(Buffer.from(String(customerId)));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** The secret; null when it was sealed by another secret of the shop or for somebody else. */
export function openSecret(shopSecret: string, customerId: number, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, keyOf(shopSecret), bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(String(customerId)))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]);
  } catch {
    return null;
  }
}
