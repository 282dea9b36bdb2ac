import { walkIn } from '#features/accounts/account.rules.ts';
import type { staffOrdersMessages } from './orders-admin.messages.ts';

/** Who bought an order, as the staff reads it: at the counter without a name, or, without a phone, whose account was erased. */
export function buyerName(
  { name, phone }: { readonly name: string; readonly phone: string },
  t: Pick<(typeof staffOrdersMessages)['fa'], 'walkIn' | 'former'>,
): string {
  if (name === walkIn.fullName || name === t.walkIn) return t.walkIn;
  return phone === '' ? t.former : name;
}

/** Whether an order was sold at the counter to somebody without a name: all of these share one account. */
export const isNameless = ({ customer }: { readonly customer: { readonly username: string } }): boolean =>
  customer.username === walkIn.username;
