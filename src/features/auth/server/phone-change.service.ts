import type { Caller } from '#platform/http/api-calls.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import type { Shop } from '#platform/shop.ts';
import { MessageNotSent } from '#platform/outbound/sms.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { hourSeconds } from '#shared/seconds.ts';
import type { CodeSent } from '#shared/contract/replies.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { refuseWithoutProof } from './account-proof.service.ts';
import { formerAccountOf } from './former-phones.service.ts';
import { inLiveSession } from './own-access.service.ts';
import { allowPhoneReturn } from './phone-return.service.ts';
import { sendCode, withRightCode } from './codes.service.ts';
import type { ComesFrom } from './guessing/comes-from.service.ts';
import { endOtherSessions } from './sessions/sessions.service.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { accountById, accountNamed, setPhone } from '#features/accounts/server/accounts.service.ts';

const purpose = 'change-phone';

/** Phones per hour for which a customer can find out whether an account has them. */
const maxPhonesAnHour = 20;

type Unproven = 'second-step-needed' | 'wrong-password' | 'sign-in-again' | 'too-many-tries';

/** Sends a code to the customer's new phone; returns the code's session and when another can be requested. */
export async function sendPhoneCode(
  shop: Shop,
  caller: Caller,
  { phone, password }: { phone: string; password?: string | undefined },
  from: ComesFrom,
): Promise<CodeSent | Refusal<Unproven | 'phone-taken' | 'phone-same' | 'message-not-sent'>> {
  const unproven = await refuseWithoutProof(shop, caller, password);
  if (unproven !== null) return unproven;
  // Counted whether or not a customer has the phone, so that a refusal reveals nothing more.
  const limit = { key: `phones-of:${caller.customerId}`, max: maxPhonesAnHour, windowSeconds: hourSeconds };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  const holder = await accountNamed(shop, { by: 'phone', phone });
  if (holder?.id === caller.customerId) {
    const message = inBoth(authErrors, (t) => t.samePhone);
    return refuse('phone-same', message, { fields: { phone: message } });
  }
  if (holder !== undefined || (await isHeldByAnother(shop, phone, caller))) return phoneTaken();
  return sendCode(shop, { phone, purpose }, from);
}

/**
 * Changes a customer's phone by the code sent to it. If another account took the phone meanwhile, the unique key makes the change fail. The old phone
 * receives a text message with which it can take the account back for a day, the customer gets a notice, and every other session ends.
 */
export async function changePhone(
  shop: Shop,
  caller: Caller,
  { password, ...given }: { phone: string; code: string; sessionId: string; password?: string | undefined },
  from: ComesFrom,
): Promise<Refusal<Unproven | 'wrong-code' | 'phone-taken'> | null> {
  const { customerId } = caller;
  const { phone } = given;
  const unproven = await refuseWithoutProof(shop, caller, password);
  if (unproven !== null) return unproven;
  const work = async () => {
    const before = await accountById(shop, customerId);
    if (before === undefined || before.phone === phone) return null;
    if (await isHeldByAnother(shop, phone, caller)) return phoneTaken();
    const wayBack = await allowPhoneReturn(shop, customerId, before.phone);
    await setPhone(shop, customerId, phone);
    await endOtherSessions(shop, customerId, caller.sessionId);
    await shop.publish('notice.due', {
      customerId,
      kind: 'phone-changed',
      params: { ending: phone.slice(-4) },
      link: '/profile',
    });
    return { phone: before.phone, wayBack };
  };
  try {
    const inSession = () => inLiveSession(shop, caller, work);
    // A counter of its own, so that a stranger's guesses for the phone do not block a signed-in customer.
    const changed = await withRightCode(shop, { ...given, purpose }, from, inSession, `change:${customerId}`);
    if (isRefusal(changed)) return changed;
    const { done: old } = changed;
    if (isRefusal(old)) return old;
    if (old === null) return null;
    securityEvent(shop, 'phone.changed', { customer: customerId, phone });
    await notifyOldPhone(shop, old.phone, old.wayBack, from.language);
    return null;
  } catch (error) {
    if (isUniqueViolation(error)) return phoneTaken();
    throw error;
  }
}

/** Whether a phone recently belonged to another account, which can still be returned to it. */
const isHeldByAnother = async (shop: Shop, phone: string, { customerId }: Caller) =>
  ![undefined, customerId].includes(await formerAccountOf(shop, phone));

function phoneTaken(): Refusal<'phone-taken'> {
  const message = inBoth(authErrors, (t) => t.phoneOfAnother);
  return refuse('phone-taken', message, { fields: { phone: message } });
}

async function notifyOldPhone(shop: Shop, to: string, wayBack: string, language: Language): Promise<void> {
  try {
    await shop.sms.send({ to, text: authErrors[language].phoneChangedText(shop.identity.name[language], wayBack) });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'the old phone could not be notified of a changed phone');
  }
}
