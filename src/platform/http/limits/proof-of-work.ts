import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { attempted, bitsOfChallenge, leadingZeroBits } from '#shared/proof-of-work.ts';
import type { Shop } from '../../shop.ts';
import { countTry } from './throttle.ts';

/** Seconds for which a challenge is valid. */
const challengeSeconds = 180;
const longestProof = 200;
const maxAttempt = 2 ** 32 - 1;

/** What a proof is valid for: one call with one subject, such as signing in with one name. */
interface ProofFor {
  readonly call: string;
  readonly subject: string;
}

/** Returns a small puzzle signed by the shop: nothing is stored until it is solved, so that requesting many costs the shop nothing. */
export function challengeFor(shop: Shop, purpose: ProofFor, bits: number): string {
  const expiry = Math.floor(shop.clock.now().getTime() / 1_000) + challengeSeconds;
  const given = `${expiry.toString(36)}.${bits}.${randomBytes(12).toString('base64url')}`;
  return `${given}.${signature(shop, purpose, given)}`;
}

/**
 * Returns whether a proof solves a challenge of this shop for this purpose, with at least the given bits, and was not used before: one statement
 * decides that across all processes.
 */
export async function isProven(
  shop: Shop,
  proof: string | undefined,
  { bits, ...purpose }: ProofFor & { bits: number },
): Promise<boolean> {
  if (proof === undefined || proof.length > longestProof) return false;
  const [expiry = '', given = '', nonce = '', signed = '', solution = '', ...more] = proof.split('.');
  const attempt = Number(solution);
  if (more.length > 0 || !/^\d+$/.test(solution) || attempt > maxAttempt) return false;
  const unsigned = `${expiry}.${given}.${nonce}`;
  if (!isSame(signed, signature(shop, purpose, unsigned))) return false;
  const challenge = `${unsigned}.${signed}`;
  const secondsLeft = Number.parseInt(expiry, 36) - Math.floor(shop.clock.now().getTime() / 1_000);
  if (secondsLeft <= 0 || bitsOfChallenge(challenge) < bits || !isSolved(challenge, attempt)) return false;
  const { allowed } = await countTry(shop, { key: `proof:${nonce}`, max: 1, windowSeconds: secondsLeft + 1 });
  return allowed;
}

function isSolved(challenge: string, attempt: number): boolean {
  const digest = createHash('sha256').update(challenge).digest();
  return (
    leadingZeroBits(createHash('sha256').update(attempted(digest, attempt)).digest()) >= bitsOfChallenge(challenge)
  );
}

function signature(shop: Shop, { call, subject }: ProofFor, unsigned: string): string {
  return createHmac('sha256', shop.secret)
    .update(`proof ${JSON.stringify([call, subject])} ${unsigned}`)
    .digest('base64url')
    .slice(0, 22);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
