import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { MessageNotSent } from '#platform/outbound/sms.ts';
import { countTry, forgetTries, giveBackTry } from '#platform/http/limits/throttle.ts';
import { securityEvent } from '#platform/security-log.ts';
import { inBoth } from '#shared/messages.ts';
import type { CodeSent } from '#shared/contract/replies.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { codeSeconds, isSessionId } from '../auth.rules.ts';
import { deleteCode, openCode, tryOpenCode, type CodePurpose } from './codes.store.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { accountNamed } from '#features/accounts/server/accounts.service.ts';
import type { ComesFrom } from './guessing/comes-from.service.ts';
import { knownDevice } from './guessing/device-cookie.ts';
import { beginGuess } from './guessing/guesses.service.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';

/** Sends a code to a phone for one purpose, within the configured limits; returns its session, and when another can be requested. */
export async function sendCode(
  shop: Shop,
  { phone, purpose }: { phone: string; purpose: CodePurpose },
  from: ComesFrom,
): Promise<CodeSent | Refusal<'too-many-tries' | 'message-not-sent'>> {
  const counted = await countSend(shop, phone, from);
  if (isRefusal(counted)) return counted;
  const now = shop.clock.now();
  const id = randomUUID();
  const code = String(randomInt(0, 10_000)).padStart(4, '0');
  await openCode(shop, {
    id,
    phone,
    purpose,
    codeHash: codeHash(shop, id, code),
    createdAt: now,
    expiresAt: secondsAfter(now, codeSeconds),
  });
  try {
    await shop.sms.sendCode({ to: phone, code, language: from.language });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'a code could not be sent');
    await deleteCode(shop, id);
    // A code that was not delivered does not count against the phone.
    await forgetTries(shop, counted.minute);
    await giveBackTry(shop, counted.day);
    return refuse(
      'message-not-sent',
      inBoth(authErrors, (t) => t.notSent),
    );
  }
  return { session_id: id, resend_in_seconds: shop.config.otp.secondsBetweenSends };
}

/** Counts a request for a code against its network address, which a carrier's customers share; rejects more than the limit per minute. */
export async function countOfAddress(
  shop: Shop,
  what: 'code' | 'register' | 'apply',
  address: string,
): Promise<Refusal<'too-many-tries'> | null> {
  const limit = {
    key: `${what}-address:${address}`,
    max: shop.config.otp.sendsPerAddressAndMinute,
    windowSeconds: 60,
  };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  return allowed ? null : tooManyTries(retryAfterSeconds);
}

/** The keys under which the codes sent to a phone are counted. */
interface SendKeys {
  readonly minute: string;
  readonly day: string;
}

/**
 * Counts a code that is about to be sent. A device that has signed in to the phone's account has a limit of its own, so that a stranger who requests
 * codes for the phone all day long does not lock its owner out.
 */
async function countSend(shop: Shop, phone: string, from: ComesFrom): Promise<SendKeys | Refusal<'too-many-tries'>> {
  const tooMany = await countOfAddress(shop, 'code', from.address);
  if (tooMany !== null) return tooMany;
  const send = await beginGuess(shop, { kind: 'send', subject: null, phone, owner: () => ownerOf(shop, phone) }, from);
  if (isRefusal(send)) return send;
  await send.wrong();
  const ofAnybody = { minute: `code-minute:${phone}`, day: `code-day:${phone}` };
  const refusal = await countSendUnder(shop, ofAnybody);
  if (refusal === null) return ofAnybody;
  const owner = await ownerOf(shop, phone);
  const device = owner === undefined ? null : knownDevice(shop, from.cookies, owner);
  if (device !== null) {
    const ofDevice = { minute: `${ofAnybody.minute}:${device}`, day: `${ofAnybody.day}:${device}` };
    const own = await countSendUnder(shop, ofDevice);
    return own ?? ofDevice;
  }
  securityEvent(shop, 'sends.limited', { phone, address: from.address, seconds: refusal.retryAfterSeconds });
  return refusal;
}

async function countSendUnder(shop: Shop, keys: SendKeys): Promise<Refusal<'too-many-tries'> | null> {
  const { otp } = shop.config;
  const limits = [
    { key: keys.minute, max: 1, windowSeconds: otp.secondsBetweenSends },
    { key: keys.day, max: otp.sendsPerPhoneAndDay, windowSeconds: daySeconds },
  ];
  for (const limit of limits) {
    if (limit.windowSeconds === 0) continue;
    const { allowed, retryAfterSeconds } = await countTry(shop, limit);
    if (!allowed) return tooManyTries(retryAfterSeconds);
  }
  return null;
}

async function ownerOf(shop: Shop, phone: string): Promise<number | undefined> {
  return (await accountNamed(shop, { by: 'phone', phone }))?.id;
}

/** A code provided by a caller. */
export interface GivenCode {
  readonly sessionId: string;
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/**
 * Runs a callback if the phone's open code for its purpose is given, and consumes the code, in one transaction: the attempt locks the code, so wrong
 * attempts on a phone are counted one after the other, however many are concurrent. A wrong one stays counted.
 */
export async function withRightCode<Done>(
  shop: Shop,
  given: GivenCode,
  from: ComesFrom,
  work: () => Promise<Done>,
  /** The subject under which wrong codes are counted: the phone, unless the caller is signed in. */
  subject = given.phone,
): Promise<{ readonly done: Done } | Refusal<'wrong-code' | 'too-many-tries'>> {
  const { phone, purpose, sessionId: id } = given;
  if (!isSessionId(id)) return wrongCode();
  const guess = await beginGuess(shop, { kind: 'code', subject, phone, owner: () => ownerOf(shop, phone) }, from);
  if (isRefusal(guess)) return guess;
  let right: boolean | undefined;
  try {
    const outcome = await shop.transaction(async () => {
      const now = shop.clock.now();
      right = await tryOpenCode(shop, { id, phone, purpose, codeHash: codeHash(shop, id, given.code), now });
      // Not a refusal, which would roll back the counted attempt.
      return right === true ? { done: await work() } : null;
    });
    return outcome ?? wrongCode();
  } finally {
    // Without an open code, nothing could be guessed.
    if (right === false) await guess.wrong();
    else await guess.takeBack();
  }
}

export function wrongCode(): Refusal<'wrong-code'> {
  return refuse(
    'wrong-code',
    inBoth(authErrors, (t) => t.wrongCode),
  );
}

function codeHash(shop: Shop, id: string, code: string): string {
  return createHmac('sha256', shop.secret).update(`code ${id} ${code}`).digest('base64url');
}
