import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { MessageNotSent } from '#platform/outbound/sms.ts';
import { countTry, forgetTries, giveBackTry, triesLeft } from '#platform/http/throttle.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import type { CodeSent } from '#shared/contract/replies.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { codeSeconds, isSessionId } from '../auth.rules.ts';
import { deleteCode, openCode, tryOpenCode, type CodePurpose } from './codes.store.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { tooManyTries } from '#platform/http/too-many-tries.ts';

/** Sends a code to a phone for one purpose, within the limits of the configuration; answers its session, and when another can be asked for. */
export async function sendCode(
  shop: Shop,
  { phone, purpose, address, language }: { phone: string; purpose: CodePurpose; address: string; language: Language },
): Promise<CodeSent | Refusal<'too-many-tries' | 'message-not-sent'>> {
  const refusal = await countSend(shop, phone, address);
  if (refusal !== null) return refusal;
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
    await shop.sms.sendCode({ to: phone, code, language });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'a code could not be sent');
    await deleteCode(shop, id);
    // What never arrived is not held against the phone.
    await forgetTries(shop, keys.minute(phone));
    await giveBackTry(shop, keys.day(phone));
    return refuse(
      'message-not-sent',
      inBoth(authErrors, (t) => t.notSent),
    );
  }
  return { session_id: id, resend_in_seconds: shop.config.otp.secondsBetweenSends };
}

const keys = {
  minute: (phone: string) => `code-minute:${phone}`,
  day: (phone: string) => `code-day:${phone}`,
  wrong: (phone: string) => `code-wrong:${phone}`,
};

/** Counts what leads to a code against the address that it comes from, which carriers share; refuses what is too much in a minute. */
export async function countOfAddress(
  shop: Shop,
  what: 'code' | 'register' | 'apply',
  address: string,
): Promise<Refusal<'too-many-tries'> | null> {
  const limit = {
    key: `${what}-address:${address}`,
    most: shop.config.otp.sendsPerAddressAndMinute,
    windowSeconds: 60,
  };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  return allowed ? null : tooManyTries(retryAfterSeconds);
}

async function countSend(shop: Shop, phone: string, address: string): Promise<Refusal<'too-many-tries'> | null> {
  const tooMany = await countOfAddress(shop, 'code', address);
  if (tooMany !== null) return tooMany;
  const { otp } = shop.config;
  const limits = [
    { key: keys.minute(phone), most: 1, windowSeconds: otp.secondsBetweenSends },
    { key: keys.day(phone), most: otp.sendsPerPhoneAndDay, windowSeconds: daySeconds },
  ];
  for (const limit of limits) {
    if (limit.windowSeconds === 0) continue;
    const { allowed, retryAfterSeconds } = await countTry(shop, limit);
    if (!allowed) return tooManyTries(retryAfterSeconds);
  }
  return null;
}

/**
 * Whether a code is the phone's open one for its purpose, which is used up by that. To be called in a transaction: the try locks the
 * code, so wrong tries of a phone are counted one after the other, however many come at once. A wrong code is
 * answered as `false`, not as a refusal, so that its try is kept.
 */
export async function useCode(
  shop: Shop,
  given: { sessionId: string; phone: string; purpose: CodePurpose; code: string },
): Promise<boolean | Refusal<'too-many-tries'>> {
  const { phone, purpose, sessionId: id } = given;
  if (!isSessionId(id)) return false;
  const right = await tryOpenCode(shop, {
    id,
    phone,
    purpose,
    codeHash: codeHash(shop, id, given.code),
    now: shop.clock.now(),
  });
  if (right === undefined) return false;
  const most = shop.config.otp.wrongTriesPerPhoneAndDay;
  const { allowed, retryAfterSeconds } = await triesLeft(shop, { key: keys.wrong(phone), most });
  if (!allowed) return tooManyTries(retryAfterSeconds);
  if (!right) await countTry(shop, { key: keys.wrong(phone), most, windowSeconds: daySeconds });
  return right;
}

function codeHash(shop: Shop, id: string, code: string): string {
  return createHmac('sha256', shop.secret).update(`code ${id} ${code}`).digest('base64url');
}
