import type { CartItem } from './cart.contract.ts';
import { correctedCart, mergeCarts, type CartChange } from './cart.rules.ts';

/** A change of a customer's cart on its way to the shop. */
export type CartChangeOrder =
  | { readonly kind: 'add'; readonly item: CartItem }
  | { readonly kind: 'update'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: number };

/** What a change is about. */
export const itemOf = (order: CartChangeOrder): number => (order.kind === 'add' ? order.item.id : order.id);

/** The cart with a change in it, as the customer sees it before the shop has answered. */
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

/** Whether a waiting change need not be sent any more, because a later one says what the quantity is. */
export function overtakes(later: CartChangeOrder, earlier: CartChangeOrder): boolean {
  return later.kind !== 'add' && earlier.kind === 'update' && later.id === earlier.id;
}

/**
 * What the shop changed about items that are in the cart before and after: prices, and what sold out; of pieces that
 * were added late (the named ids) also that there were fewer, or none.
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

/** A change that was made without a network, and refused when the shop heard of it. */
export interface LateRefusal {
  readonly order: CartChangeOrder;
  readonly name: string;
  /** The shop's sentence. */
  readonly said: string;
}

/**
 * What is reported to the customer of a late refusal, and what is done instead: of fewer pieces than were wanted, all
 * there are.
 */
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
