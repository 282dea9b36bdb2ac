import { customerApi } from '#web/api.ts';
import type { CartItem } from '../cart.contract.ts';
import { correctedCart, mergeCarts, type CartChange } from '../cart.rules.ts';
import { failureOf, type CartFailure, type CartOutcome } from './cart-failure.ts';

/** A change of a customer's cart on its way to the shop. */
export type CartChangeOrder =
  | { readonly kind: 'add'; readonly item: CartItem }
  | { readonly kind: 'update'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: number };

interface Pending {
  readonly order: CartChangeOrder;
  stage: 'waiting' | 'sent' | 'made';
  readonly settle: (outcome: CartOutcome) => void;
}

/** The cart of a signed-in customer: what the shop knows, and the changes that are on their way. */
export interface CustomerCart {
  /** The cart as the customer sees it: every change shows at once. */
  readonly items: () => CartItem[];
  /** Makes a change at the shop; it is taken back when the shop refuses it. */
  readonly change: (order: CartChangeOrder) => Promise<CartOutcome>;
  /** Takes the whole cart from the shop. */
  readonly reload: () => Promise<CartFailure | null>;
  /** Takes over the cart that a call answered. */
  readonly replace: (items: readonly CartItem[]) => void;
}

/** Who shows a customer's cart is told of its news. */
export interface CartWatcher {
  /** It looks different, and what the shop changed about things that were in it. */
  readonly onChange: (changes: readonly CartChange[]) => void;
  /** The shop could not be asked, or could again. */
  readonly onFailure: (failure: CartFailure | null) => void;
}

/**
 * One customer's cart. Changes go out one after the other, so that quick taps cannot overtake each other; of several
 * quantities set for one thing only the last is sent. When all are made the cart is reloaded and replaces this one.
 */
export function openCustomerCart({ onChange, onFailure }: CartWatcher): CustomerCart {
  let known: readonly CartItem[] = [];
  let pending: readonly Pending[] = [];
  let working: Promise<void> | undefined;

  const items = () => pending.reduce<CartItem[]>((shown, { order }) => withChange(shown, order), [...known]);
  const made = () => pending.filter(({ stage }) => stage === 'made');
  const forget = (gone: readonly Pending[]) => {
    pending = pending.filter((one) => !gone.includes(one));
  };
  const replace = (fresh: readonly CartItem[], contained = made()) => {
    const changes = changedByShop(items(), fresh);
    known = fresh;
    forget(contained);
    onChange(changes);
  };

  const load = async (): Promise<CartFailure | null> => {
    const contained = made();
    try {
      replace((await customerApi('GET /api/orders/cart/')).items, contained);
      onFailure(null);
      return null;
    } catch (error) {
      // What was made stays made, even if the shop cannot be asked now.
      replace(contained.reduce<CartItem[]>((shown, { order }) => withChange(shown, order), [...known]), contained);
      const failure = failureOf('fetch', error);
      onFailure(failure);
      return failure;
    }
  };

  const work = async () => {
    for (;;) {
      const next = pending.find(({ stage }) => stage === 'waiting');
      if (next === undefined) break;
      next.stage = 'sent';
      const outcome = await send(next.order);
      if (outcome === 'done') next.stage = 'made';
      else forget([next]);
      onChange([]);
      next.settle(outcome);
      if (!pending.some(({ stage }) => stage === 'waiting')) await load();
    }
    working = undefined;
  };

  return {
    items,
    replace: (fresh) => {
      replace(fresh);
    },
    change: (order) =>
      new Promise((settle) => {
        const overtaken = pending.filter((one) => one.stage === 'waiting' && overtakes(order, one.order));
        forget(overtaken);
        for (const one of overtaken) one.settle('done');
        pending = [...pending, { order, stage: 'waiting', settle }];
        onChange([]);
        working ??= work();
      }),
    reload: async () => {
      await working;
      return load();
    },
  };
}

/** What the shop changed about things that are in the cart before and after: prices, and what sold out. */
function changedByShop(before: readonly CartItem[], fresh: readonly CartItem[]): CartChange[] {
  return correctedCart(before, fresh).changes.filter(({ kind }) => kind === 'price' || kind === 'sold-out');
}

function withChange(items: CartItem[], order: CartChangeOrder): CartItem[] {
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
function overtakes(later: CartChangeOrder, earlier: CartChangeOrder): boolean {
  return later.kind !== 'add' && earlier.kind === 'update' && later.id === earlier.id;
}

async function send(order: CartChangeOrder): Promise<CartOutcome> {
  const body =
    order.kind === 'add'
      ? { variant_id: order.item.id, quantity: order.item.quantity }
      : { product_id: order.id, quantity: order.kind === 'update' ? order.quantity : 0 };
  try {
    await customerApi('POST /api/orders/cart/', { body });
    return 'done';
  } catch (error) {
    return failureOf(order.kind, error);
  }
}
