import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

const curve = 'prime256v1';
const recordBytes = 4_096;
const lastRecord = 2;
const tokenSeconds = 12 * 3_600;

/** The shop's key pair for push services (VAPID, RFC 8292). */
export interface VapidKeys {
  readonly privateKey: KeyObject;
  /** Uncompressed, base64url: the application server key of browsers' subscriptions. */
  readonly publicKey: string;
}

/** Returns the key pair of a private key of 32 bytes, base64url. */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { privateKey: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
}

/** Returns the Authorization header that identifies the shop to a push service. */
export async function vapidAuthorization(
  keys: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + tokenSeconds)
    .sign(keys.privateKey);
  return `vapid t=${token}, k=${keys.publicKey}`;
}

const derived = (salt: Buffer, secret: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Encrypts a message for one browser (RFC 8291, aes128gcm): the push service cannot read it. */
export function sealedForBrowser(text: string, { p256dh, auth }: { p256dh: string; auth: string }): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(curve);
  const ownKey = pair.generateKeys();
  const shared = pair.computeSecret(browserKey);
  const secret = derived(
    Buffer.from(auth, 'base64url'),
    shared,
    Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]),
    32,
  );
  const salt = randomBytes(16);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(salt, secret, 'Content-Encoding: aes128gcm\0', 16),
    derived(salt, secret, 'Content-Encoding: nonce\0', 12),
  );
  const sealed = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.from([lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordBytes, 16);
  head.writeUInt8(ownKey.length, 20);
  return Buffer.concat([head, ownKey, sealed]);
}

/** Whether a browser's keys are valid: a point of the curve, and sixteen bytes. */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    sealedForBrowser('', { p256dh, auth });
    return true;
  } catch {
    return false;
  }
}
