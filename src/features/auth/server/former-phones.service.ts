import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { accountToReturnTo } from './phone-return.store.ts';

/**
 * Returns the account that a phone had until recently and can still reclaim; undefined if there is none. Until then the phone opens no other account:
 * an owner who loses theirs will sign in with the phone first, and a new account for it would prevent the recovery of the lost one.
 */
export const formerAccountOf = (shop: Shop, phone: string): Promise<number | undefined> =>
  accountToReturnTo(shop, phone, shop.clock.now());

/** Rejects creating an account for a phone that can still reclaim its former one. */
export async function refuseMovedPhone(shop: Shop, phone: string): Promise<Refusal<'phone-moved'> | null> {
  if ((await formerAccountOf(shop, phone)) === undefined) return null;
  const message = inBoth(authErrors, (t) => t.phoneMoved);
  return refuse('phone-moved', message, { fields: { phone: message } });
}
