import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretsOfShop, type ShopSecrets } from './shop-secrets.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A secret's purpose, and the id of its owner: copied to another row it cannot be decrypted. */
export interface SealedFor {
  readonly purpose: 'authenticator' | 'webhook' | 'answer';
  readonly owner: number;
}

/*
 * A secret that must be read again is encrypted rather than hashed: the database alone, a backup of it or a replica does not reveal it. It is bound
 * to its owner and purpose.
 */
const keyOf = (shopSecret: string, purpose: SealedFor['purpose']): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', `hojreh ${purpose} secrets`, 32));

export function sealSecret(shopSecret: string, { purpose, owner }: SealedFor, secret: Uint8Array): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, keyOf(shopSecret, purpose), iv).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret; null if it was sealed with another secret of the shop, for another purpose or for another owner. */
export function openSecret(shop: ShopSecrets, whose: SealedFor, sealed: string): Buffer | null {
  for (const secret of secretsOfShop(shop)) {
    const opened = openBy(secret, whose, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

/** Returns the secret sealed again with the shop's current secret; null if it already is, or if none of its secrets opens it. */
export function resealed(shop: ShopSecrets, whose: SealedFor, sealed: string): string | null {
  if (openBy(shop.secret, whose, sealed) !== null) return null;
  const opened = openSecret(shop, whose, sealed);
  return opened === null ? null : sealSecret(shop.secret, whose, opened);
}

function openBy(shopSecret: string, { purpose, owner }: SealedFor, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, keyOf(shopSecret, purpose), bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]);
  } catch {
    return null;
  }
}
