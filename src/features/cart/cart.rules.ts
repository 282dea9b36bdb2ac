import { typedFigure, ungrouped } from '#shared/text/digits.ts';
import type { CartItem } from './cart.contract.ts';

/** The maximum number of pieces of one item in a cart, whatever the stock. */
export const maxPiecesOfALine = 10_000;

/** The maximum number of different items in a guest's cart. */
export const maxLinesOfAGuest = 200;

/** A quantity valid for the cart, and whether more was requested than is available. */
export interface ClampedQuantity {
  readonly quantity: number;
  readonly aboveMaximum: boolean;
}

const wholeOrDecimal = /^[+-]?\d+(?:\.\d*)?$/;

/** Clamps an entered quantity: empty, invalid and less than one become one; more than is available becomes the maximum. */
export function clampQuantity(typed: string | number, maximum: number): ClampedQuantity {
  const text = ungrouped(typedFigure(String(typed)));
  const wanted = wholeOrDecimal.test(text) ? Math.max(1, Math.floor(Number(text))) : 1;
  return wanted > maximum ? { quantity: maximum, aboveMaximum: true } : { quantity: wanted, aboveMaximum: false };
}

/** Returns the cart's total in toman: the sum of price times quantity. */
export function cartTotal(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0);
}

/** Returns the number of pieces in the cart, over all lines. */
export function cartCount(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Merges two carts: quantities of the same item add up, clamped to its stock; the joining cart's item data is newer and takes precedence. */
export function mergeCarts<Item extends Pick<CartItem, 'id' | 'quantity' | 'maxQuantity'>>(
  cart: readonly Item[],
  joining: readonly Item[],
): Item[] {
  const merged = new Map(cart.map((item) => [item.id, item]));
  for (const item of joining) {
    const quantity = (merged.get(item.id)?.quantity ?? 0) + item.quantity;
    merged.set(item.id, { ...item, quantity: Math.min(quantity, item.maxQuantity) });
  }
  return [...merged.values()].filter((item) => item.quantity > 0);
}

/** A change of an item since it was added to the cart, as reported to the shopper. */
export type CartChange = { readonly id: number; readonly name: string } & (
  | { readonly kind: 'price'; readonly before: number; readonly after: number }
  | { readonly kind: 'fewer'; readonly before: number; readonly after: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'vanished' }
  /** A change made offline that was refused, and the shop's message. */
  | { readonly kind: 'refused'; readonly said: string }
);

/** An item as it would be charged now. */
export type FreshItem = Omit<CartItem, 'quantity'>;

/**
 * Returns the cart as it would be charged now, and the changes: a new price is adopted, a quantity above the stock is reduced to it, a sold-out item
 * stays but cannot be paid for, and an item that no longer exists is removed.
 */
export function correctedCart(
  local: readonly CartItem[],
  fresh: readonly FreshItem[],
): { readonly items: CartItem[]; readonly changes: CartChange[] } {
  const freshById = new Map(fresh.map((item) => [item.id, item]));
  const items: CartItem[] = [];
  const changes: CartChange[] = [];
  for (const item of local) {
    const { id, name } = item;
    const now = freshById.get(id);
    if (now === undefined) {
      changes.push({ kind: 'vanished', id, name });
      continue;
    }
    if (now.price !== item.price)
      changes.push({ kind: 'price', id, name: now.name, before: item.price, after: now.price });
    if (now.maxQuantity === 0) {
      if (item.maxQuantity > 0) changes.push({ kind: 'sold-out', id, name: now.name });
      items.push({ ...now, quantity: item.quantity });
      continue;
    }
    if (item.quantity > now.maxQuantity) {
      changes.push({ kind: 'fewer', id, name: now.name, before: item.quantity, after: now.maxQuantity });
    }
    items.push({ ...now, quantity: Math.min(item.quantity, now.maxQuantity) });
  }
  return { items, changes };
}
