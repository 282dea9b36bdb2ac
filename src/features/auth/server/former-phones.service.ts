import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { accountToReturnTo } from './phone-return.store.ts';

/**
 * The account that a phone had until lately and can still take back; undefined where there is none. Until then the phone opens no other
 * account: who loses theirs signs in with the phone first of all, and a new account of it would keep the lost one from coming back.
 */
export const formerAccountOf = (shop: Shop, phone: string): Promise<number | undefined> =>
  accountToReturnTo(shop, phone, shop.clock.now());

/** Refuses to make an account of a phone that can still take its former one back. */
export async function refuseMovedPhone(shop: Shop, phone: string): Promise<Refusal<'phone-moved'> | null> {
  if ((await formerAccountOf(shop, phone)) === undefined) return null;
  const message = inBoth(authErrors, (t) => t.phoneMoved);
  return refuse('phone-moved', message, { fields: { phone: message } });
}
