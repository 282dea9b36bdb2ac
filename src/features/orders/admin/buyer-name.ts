import { walkIn } from '#features/accounts/account.rules.ts';
import type { staffOrdersMessages } from './orders-admin.messages.ts';

/** Returns the buyer's name for the staff: anonymous at the counter, or, without a phone, an erased account. */
export function buyerName(
  { name, phone }: { readonly name: string; readonly phone: string },
  t: Pick<(typeof staffOrdersMessages)['fa'], 'walkIn' | 'former'>,
): string {
  if (name === walkIn.fullName || name === t.walkIn) return t.walkIn;
  return phone === '' ? t.former : name;
}

/** Whether an order is an anonymous counter sale: all of these share one account. */
export const isNameless = ({ customer }: { readonly customer: { readonly username: string } }): boolean =>
  customer.username === walkIn.username;
