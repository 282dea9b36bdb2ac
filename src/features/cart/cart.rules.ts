import { typedFigure, ungrouped } from '#shared/text/digits.ts';
import type { CartItem } from './cart.contract.ts';

/** As many pieces of one item as a cart holds, whatever the stock. */
export const maxPiecesOfALine = 10_000;

/** As many different items as a guest's cart holds. */
export const maxLinesOfAGuest = 200;

/** A quantity as it may stand in the cart, and whether more was requested than there is. */
export interface ClampedQuantity {
  readonly quantity: number;
  readonly aboveMaximum: boolean;
}

const wholeOrDecimal = /^[+-]?\d+(?:\.\d*)?$/;

/** What a typed quantity becomes: nothing, nonsense and less than one are one; more than there is becomes all there is. */
export function clampQuantity(typed: string | number, maximum: number): ClampedQuantity {
  const text = ungrouped(typedFigure(String(typed)));
  const wanted = wholeOrDecimal.test(text) ? Math.max(1, Math.floor(Number(text))) : 1;
  return wanted > maximum ? { quantity: maximum, aboveMaximum: true } : { quantity: wanted, aboveMaximum: false };
}

/** What the cart costs, in toman: the sum of price times quantity. */
export function cartTotal(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0);
}

/** How many pieces are in the cart, all lines together. */
export function cartCount(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** One cart of two: quantities of the same item add up, cut at its stock; what the joining cart knows of it is newer. */
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

/** What became different about an item since it was put into the cart, as it is reported to the shopper. */
export type CartChange = { readonly id: number; readonly name: string } & (
  | { readonly kind: 'price'; readonly before: number; readonly after: number }
  | { readonly kind: 'fewer'; readonly before: number; readonly after: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'vanished' }
  /** A change that was made without a network, and what the shop says of it. */
  | { readonly kind: 'refused'; readonly said: string }
);

/** An item as it would be charged now. */
export type FreshItem = Omit<CartItem, 'quantity'>;

/**
 * The cart as it would be charged now, and what has changed since: a new price is taken over, a quantity above the stock
 * becomes the stock, what is sold out stays and cannot be paid for, what the shop no longer has leaves.
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
