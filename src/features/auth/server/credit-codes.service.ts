import type { Shop } from '#platform/shop.ts';
import type { CodeSent } from '#shared/contract/replies.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { confirmedCodeSeconds, isSessionId } from '../auth.rules.ts';
import { sendCode, withRightCode } from './codes.service.ts';
import { prolongCode, useConfirmedCode } from './codes.store.ts';
import type { ComesFrom } from './guessing/comes-from.service.ts';

const purpose = 'spend-credit';

/** Sends a code to the phone of a customer at the counter who wants to pay with their account's credit. */
export function sendCreditCode(
  shop: Shop,
  phone: string,
  from: ComesFrom,
): Promise<CodeSent | Refusal<'too-many-tries' | 'message-not-sent'>> {
  return sendCode(shop, { phone, purpose }, from);
}

/** Confirms by the code that the account's own phone is present; returns until when its credit can be used, once. */
export async function confirmCreditCode(
  shop: Shop,
  given: { readonly phone: string; readonly code: string; readonly sessionId: string },
  from: ComesFrom,
): Promise<Date | Refusal<'wrong-code' | 'too-many-tries'>> {
  const until = secondsAfter(shop.clock.now(), confirmedCodeSeconds);
  const prolong = () => prolongCode(shop, { id: given.sessionId, until });
  const confirmed = await withRightCode(shop, { ...given, purpose }, from, prolong, `credit:${given.phone}`);
  return isRefusal(confirmed) ? confirmed : until;
}

/** Consumes the confirmation by an account's phone, in the transaction that spends its credit; false if there is none or it has expired. */
export async function useCreditCode(
  shop: Shop,
  { phone, sessionId }: { readonly phone: string; readonly sessionId: string | undefined },
): Promise<boolean> {
  if (sessionId === undefined || !isSessionId(sessionId)) return false;
  return useConfirmedCode(shop, { id: sessionId, phone, purpose, now: shop.clock.now() });
}
