import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeDigits, codeStepSeconds } from '../second-factor.rules.ts';

/** The code of a step of 30 seconds, counted since 1970 (RFC 6238 over RFC 4226, SHA-1). */
export function codeOfStep(secret: Uint8Array, step: number, digits = codeDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1_000 / codeStepSeconds);

/** The step of which a code is, where it is of this moment's or of a neighbour: clocks of phones go wrong by half a minute. Null: wrong. */
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
