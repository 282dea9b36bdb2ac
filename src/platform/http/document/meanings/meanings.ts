import { goods } from './goods.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { programs } from './programs.ts';

const meanings: Readonly<Record<string, string>> = { ...people, ...goods, ...orders, ...programs };

/** Amounts whose names lack the usual suffix of money fields. */
const otherAmounts = new Set([
  'captured',
  'commission',
  'cost',
  'credit',
  'credit_used',
  'due',
  'excess',
  'left_to_pay',
  'max_manager_day_total',
  'max_new_customer_cash_total',
  'max_support_day_total',
  'minimum_total',
  'notify_from_amount',
  'owed',
  'paid_out',
  'price_max',
  'price_min',
  'received',
  'refundable',
  'refunded',
  'shipping_vat',
  'spent',
  'vat',
  'worth',
]);
const notMoney = new Set(['ProductList.total', 'listProductFacets.total']);

/**
 * Returns a field's description: the one for its owner (`Product.quantity`: the named schema, the field or the call that contains it), or the one for
 * every field of the name.
 */
export function meaningOf(owner: string, name: string): string | undefined {
  return meanings[`${owner}.${name}`] ?? meanings[name];
}

/** Returns whether an integer field of this name is an amount of money. */
export function isMoney(owner: string, name: string): boolean {
  if (notMoney.has(`${owner}.${name}`)) return false;
  return otherAmounts.has(name) || /(?:^|_)(?:price|amount|total|balance)$/.test(name);
}
