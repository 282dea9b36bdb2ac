import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { customerApi } from '#web/data/api.ts';
import type { CartItem } from '../cart.contract.ts';
import type { CartChange } from '../cart.rules.ts';
import {
  afterLateRefusal,
  changedByShop,
  overtakes,
  itemOf,
  withChange,
  type CartChangeOrder,
  type LateRefusal,
} from '../customer-cart.rules.ts';
import { errorOf, type CartError, type CartOutcome } from './cart-error.ts';
import { randomKey } from './random-key.ts';
import {
  dropChanges,
  keepChange,
  keepKnownCart,
  storedCart,
  maxWaiting,
  type WaitingChange,
} from './waiting-changes.ts';
import { whenBack } from './when-back.ts';

interface Pending extends WaitingChange {
  stage: 'waiting' | 'sent' | 'made';
  /** Whether there was no network for it: the customer has moved on, and the shop's response is reported later. */
  late: boolean;
  readonly settle: (outcome: CartOutcome) => void;
}

/** The cart of a signed-in customer: the shop's last known state and the pending changes. */
export interface CustomerCart {
  /** Returns the cart with every pending change already applied. */
  readonly items: () => CartItem[];
  /** Applies a change at the shop; it is undone when the shop refuses it. Without a network it waits as if it were applied. */
  readonly change: (order: CartChangeOrder) => Promise<CartOutcome>;
  /** Sends the pending changes to the shop and loads the whole cart from it. */
  readonly reload: () => Promise<CartError | null>;
  /** Replaces the cart by the one in a call's response. */
  readonly replace: (items: readonly CartItem[]) => void;
}

/** Receives the events of a customer's cart, for the code that displays it. */
export interface CartWatcher {
  readonly customerId: number;
  /** Returns whether this customer's cart is still the displayed one. */
  readonly isOpen: () => boolean;
  /** Called when the displayed cart changes, with what the shop changed about items that were in it. */
  readonly onChange: (changes: readonly CartChange[]) => void;
  /** Called when the shop cannot be reached, and with null when it can again. */
  readonly onError: (error: CartError | null) => void;
}

const cutOff: CartError = { failed: 'cut-off', message: '' };

/**
 * Opens one customer's cart. Changes are sent one at a time, so that quick taps cannot overtake each other; of several quantities set for one item
 * only the last is sent. When all are applied, the cart is reloaded and replaces the local state. Changes that could not be sent are stored in the
 * browser, in order, and sent under the same idempotency key when the network is back.
 */
export const openCustomerCart = (watcher: CartWatcher): CustomerCart => new OpenCart(watcher);

class OpenCart implements CustomerCart {
  readonly #watcher: CartWatcher;
  #known: readonly CartItem[];
  #pending: readonly Pending[];
  #working: Promise<void> | undefined;
  /** Counters of requests for the whole cart and of the last one answered: an older response never replaces a newer one. */
  #requests = 0;
  #answered = 0;
  /** Refusals of late changes; reported with the next loaded cart, which explains them. */
  #refusals: LateRefusal[] = [];
  readonly #back = whenBack(() => {
    if (this.#watcher.isOpen()) this.#begin();
  });

  constructor(watcher: CartWatcher) {
    this.#watcher = watcher;
    const stored = storedCart(watcher.customerId);
    this.#known = stored.known;
    this.#pending = stored.changes.map((change) => ({
      ...change,
      stage: 'waiting',
      late: true,
      settle: () => undefined,
    }));
  }

  readonly items = () => this.#with(this.#pending);

  readonly replace = (fresh: readonly CartItem[]) => {
    this.#answered = ++this.#requests;
    this.#replace(fresh, this.#made());
  };

  readonly reload = async () => {
    this.#begin();
    await this.#working;
    return this.#load();
  };

  readonly change = (order: CartChangeOrder) =>
    new Promise<CartOutcome>((settle) => {
      const overtaken = this.#pending.filter((one) => one.stage === 'waiting' && overtakes(order, one.order));
      this.#forget(overtaken);
      for (const one of overtaken) one.settle('done');
      if (this.#pending.length >= maxWaiting) {
        settle(cutOff);
        return;
      }
      const key = randomKey();
      this.#pending = [...this.#pending, { key, order, stage: 'waiting', late: false, settle }];
      keepChange(this.#watcher.customerId, { key, order });
      this.#watcher.onChange([]);
      this.#begin();
    });

  #with(changes: readonly Pending[]): CartItem[] {
    return changes.reduce<CartItem[]>((visible, { order }) => withChange(visible, order), [...this.#known]);
  }

  #made(): Pending[] {
    return this.#pending.filter(({ stage }) => stage === 'made');
  }

  #next(): Pending | undefined {
    return this.#pending.find(({ stage }) => stage === 'waiting');
  }

  #begin(): void {
    if (this.#next() !== undefined) this.#working ??= this.#work();
  }

  #forget(gone: readonly Pending[]): void {
    this.#pending = this.#pending.filter((one) => !gone.includes(one));
    dropChanges(
      this.#watcher.customerId,
      gone.map(({ key }) => key),
    );
  }

  /** Replaces the cart by the shop's response, which contains these changes. */
  #replace(fresh: readonly CartItem[], contained: readonly Pending[]): void {
    const addedLate = contained.flatMap(({ late, order }) => (late && order.kind === 'add' ? itemOf(order) : []));
    const changes = changedByShop(this.items(), fresh, addedLate);
    const answers = this.#refusals.map((refusal) => afterLateRefusal(refusal, fresh));
    this.#refusals = [];
    this.#known = fresh;
    keepKnownCart(this.#watcher.customerId, fresh);
    this.#forget(contained);
    this.#watcher.onChange([...changes, ...answers.map((answer) => answer.change)]);
    for (const { instead } of answers) if (instead !== null) void this.change(instead);
  }

  async #load(): Promise<CartError | null> {
    const contained = this.#made();
    const request = ++this.#requests;
    const isOver = () => request < this.#answered || !this.#watcher.isOpen();
    try {
      const { items } = await customerApi('GET /api/orders/cart/');
      if (isOver()) return null;
      this.#answered = request;
      this.#replace(items, contained);
      this.#watcher.onError(null);
      return null;
    } catch (error) {
      if (isOver()) return null;
      // Changes that were applied stay applied even if the shop cannot be reached now.
      this.#replace(this.#with(contained), contained);
      const problem = errorOf('fetch', error);
      this.#watcher.onError(problem);
      return problem;
    }
  }

  /** Without a network, a change is reported to its caller as waiting. */
  #putOff(): void {
    for (const one of this.#pending) {
      if (one.stage === 'made') continue;
      one.stage = 'waiting';
      one.late = true;
      one.settle('waiting');
    }
    this.#watcher.onError(cutOff);
    this.#back.wait();
  }

  async #work(): Promise<void> {
    for (let one = this.#next(); one !== undefined; one = this.#next()) {
      // Changes of a customer who has signed out are not sent under another session; they wait until that customer is back.
      if (!this.#watcher.isOpen()) break;
      one.stage = 'sent';
      const outcome = await send(one);
      if (!this.#watcher.isOpen()) break;
      if (outcome === 'put-off') {
        this.#putOff();
        break;
      }
      this.#back.done();
      if (typeof outcome === 'string') one.stage = 'made';
      else this.#refused(one, outcome);
      this.#watcher.onChange([]);
      one.settle(outcome);
      if (this.#next() === undefined) await this.#load();
    }
    this.#working = undefined;
  }

  #refused(one: Pending, outcome: CartError): void {
    if (one.late)
      this.#refusals.push({
        order: one.order,
        name: nameIn(this.items(), one.order),
        said: 'message' in outcome ? outcome.message : '',
      });
    this.#forget([one]);
  }
}

function nameIn(items: readonly CartItem[], order: CartChangeOrder): string {
  return order.kind === 'add' ? order.item.name : (items.find(({ id }) => id === order.id)?.name ?? '');
}

/** Sends a change. Late additions use the merge call, which adds at most the stock, under their original idempotency key. */
async function send({ order, key, late }: Pending): Promise<CartOutcome | 'put-off'> {
  const headers = { 'idempotency-key': key };
  try {
    if (order.kind !== 'add') {
      await customerApi('POST /api/orders/cart/', {
        body: { product_id: order.id, quantity: order.kind === 'update' ? order.quantity : 0 },
      });
    } else if (late) {
      await customerApi('POST /api/orders/cart/merge/', {
        headers,
        body: { items: [{ id: order.item.id, quantity: order.item.quantity }] },
      });
    } else {
      await customerApi('POST /api/orders/cart/', {
        headers,
        body: { variant_id: order.item.id, quantity: order.item.quantity },
      });
    }
    return 'done';
  } catch (error) {
    return isPutOff(error, late) ? 'put-off' : errorOf(order.kind, error);
  }
}

/**
 * Whether a change is put off: no response came, and it may have been applied; for a change already late, also while the customer is signed out or
 * the server fails.
 */
function isPutOff(error: unknown, late: boolean): boolean {
  if (!(error instanceof CallRefused)) return false;
  return isNoAnswer(error.status) || (late && (error.status === 401 || error.status === 429 || error.status >= 500));
}
