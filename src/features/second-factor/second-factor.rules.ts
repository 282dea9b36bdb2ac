/** An authenticator's code changes every 30 seconds and has six digits: what the apps make by default (RFC 6238). */
export const codeStepSeconds = 30;
export const codeDigits = 6;

/** How many recovery codes are given at once. */
export const recoveryCodeCount = 10;

/** More passkeys than these nobody has devices for. */
export const maxPasskeys = 20;

/** How long a browser may take to check a finger or a face. */
export const challengeSeconds = 300;

/** How long a secret that was displayed waits until its first code is typed. */
export const setupMinutes = 30;

/** Without letters and digits that are taken for each other when they are copied by hand. */
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const recoveryLength = 10;

/** A recovery code of these random bytes: `K7QPA-2MWXR`, 49 bits of chance. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, recoveryLength), (byte) =>
    recoveryAlphabet.charAt(byte % recoveryAlphabet.length),
  ).join('');
  return `${letters.slice(0, recoveryLength / 2)}-${letters.slice(recoveryLength / 2)}`;
}

/** A recovery code in the one form in which it is hashed, however it was typed; null when it can be none. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return plain.length === recoveryLength ? plain : null;
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps read them (RFC 4648, without padding). */
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

/** The address that an authenticator app reads from the image: whose account it is, at which shop, and the secret. */
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
