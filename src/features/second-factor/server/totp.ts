import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeDigits, codeStepSeconds } from '../second-factor.rules.ts';

/** Returns the code of a 30-second step counted from 1970 (RFC 6238 over RFC 4226, SHA-1). */
export function codeOfStep(secret: Uint8Array, step: number, digits = codeDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1_000 / codeStepSeconds);

/** Returns the step of a code if it is the current one or adjacent, as phone clocks drift by up to half a minute; null when invalid. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | null {
  const now = stepAt(moment);
  const given = Buffer.from(code);
  return (
    [now, now - 1, now + 1].find((step) => {
      const right = Buffer.from(codeOfStep(secret, step));
      return right.length === given.length && timingSafeEqual(right, given);
    }) ?? null
  );
}
