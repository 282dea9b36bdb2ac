import type { CartItem } from './cart.contract.ts';
import { correctedCart, mergeCarts, type CartChange } from './cart.rules.ts';

/** A change of a customer's cart that is to be sent to the shop. */
export type CartChangeOrder =
  | { readonly kind: 'add'; readonly item: CartItem }
  | { readonly kind: 'update'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: number };

/** Returns the id of the changed item. */
export const itemOf = (order: CartChangeOrder): number => (order.kind === 'add' ? order.item.id : order.id);

/** Returns the cart with a change applied optimistically, before the shop has responded. */
export function withChange(items: readonly CartItem[], order: CartChangeOrder): CartItem[] {
  switch (order.kind) {
    case 'add':
      return mergeCarts(items, [order.item]);
    case 'update':
      return items.map((item) => (item.id === order.id ? { ...item, quantity: order.quantity } : item));
    case 'remove':
      return items.filter((item) => item.id !== order.id);
  }
}

/** Whether a queued change need not be sent any more, because a later one sets the quantity. */
export function overtakes(later: CartChangeOrder, earlier: CartChangeOrder): boolean {
  return later.kind !== 'add' && earlier.kind === 'update' && later.id === earlier.id;
}

/**
 * Returns what the shop changed about items in the cart before and after: prices and sold-out items; for pieces added late (the given ids) also a
 * reduced or zero quantity.
 */
export function changedByShop(
  before: readonly CartItem[],
  fresh: readonly CartItem[],
  addedLate: readonly number[],
): CartChange[] {
  return correctedCart(before, fresh).changes.filter(
    ({ kind, id }) => kind === 'price' || kind === 'sold-out' || addedLate.includes(id),
  );
}

/** A change made offline and refused when it reached the shop. */
export interface LateRefusal {
  readonly order: CartChangeOrder;
  readonly name: string;
  /** The shop's message. */
  readonly said: string;
}

/** Returns the notice of a late refusal and the change to make instead: if fewer pieces are available than requested, all that are. */
export function afterLateRefusal(
  { order, name, said: message }: LateRefusal,
  fresh: readonly CartItem[],
): { readonly change: CartChange; readonly instead: CartChangeOrder | null } {
  const id = itemOf(order);
  const item = fresh.find((one) => one.id === id);
  if (item === undefined) return { change: { kind: 'vanished', id, name }, instead: null };
  if (order.kind !== 'update' || item.maxQuantity === 0 || order.quantity <= item.maxQuantity) {
    return { change: { kind: 'refused', id, name: item.name, said: message }, instead: null };
  }
  return {
    change: { kind: 'fewer', id, name: item.name, before: order.quantity, after: item.maxQuantity },
    instead: { kind: 'update', id, quantity: item.maxQuantity },
  };
}
