/** An authenticator code changes every 30 seconds and has six digits: the apps' default (RFC 6238). */
export const codeStepSeconds = 30;
export const codeDigits = 6;

/** The number of recovery codes in a set. */
export const recoveryCodeCount = 10;

/** Maximum number of passkeys per account, more than anyone has devices. */
export const maxPasskeys = 20;

/** Lifetime of a challenge, in seconds: the time for a biometric check in the browser. */
export const challengeSeconds = 300;

/** Lifetime of an unconfirmed authenticator secret, in minutes. */
export const setupMinutes = 30;

/** Without letters and digits that are easily confused when copied by hand. */
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const recoveryLength = 10;

/** Returns a recovery code from random bytes: `K7QPA-2MWXR`, 49 bits of entropy. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, recoveryLength), (byte) =>
    recoveryAlphabet.charAt(byte % recoveryAlphabet.length),
  ).join('');
  return `${letters.slice(0, recoveryLength / 2)}-${letters.slice(recoveryLength / 2)}`;
}

/** Normalizes a typed recovery code to the form that is hashed; null when it is not a valid one. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return plain.length === recoveryLength ? plain : null;
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes for authenticator apps (RFC 4648 base32, without padding). */
export function base32(bytes: Uint8Array): string {
  let [text, buffer, bits] = ['', 0, 0];
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += base32Alphabet.charAt((buffer >> bits) & 31);
    }
  }
  return bits === 0 ? text : text + base32Alphabet.charAt((buffer << (5 - bits)) & 31);
}

/** Returns the otpauth URL for the QR code: account, shop and secret. */
export function authenticatorAddress({
  secret,
  shop,
  account,
}: {
  readonly secret: string;
  readonly shop: string;
  readonly account: string;
}): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}&algorithm=SHA1&digits=${codeDigits}&period=${codeStepSeconds}`;
}
