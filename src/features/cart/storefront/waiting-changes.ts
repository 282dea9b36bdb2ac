import type { CartItem } from '../cart.contract.ts';
import type { CartChangeOrder } from '../customer-cart.rules.ts';
import { readStoredCart } from '../stored-cart.rules.ts';

const storageKey = 'cart-waiting';

/** The maximum number of changes that wait for the network. */
export const maxWaiting = 100;

/** A change that the shop has not confirmed yet. Sent again under the same key, it is applied once. */
export interface WaitingChange {
  readonly key: string;
  readonly order: CartChangeOrder;
}

/** What this browser stores of a customer's cart: the shop's last known state, and the changes still to be sent. */
interface StoredCart {
  readonly customerId: number;
  readonly known: readonly CartItem[];
  readonly changes: readonly WaitingChange[];
}

/** Whether the stored cart belongs to another customer by now. */
const isOfAnother = (customerId: number): boolean => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isObject(stored) && stored.customerId !== customerId;
  } catch {
    return false;
  }
};

/** Returns the stored state of a customer's cart; another customer's is ignored. */
export function storedCart(customerId: number): StoredCart {
  const nothing = { customerId, known: [], changes: [] };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (!isObject(stored) || stored.customerId !== customerId) return nothing;
    const changes = Array.isArray(stored.changes) ? stored.changes.flatMap((one) => readChange(one) ?? []) : [];
    return { customerId, known: readStoredCart(JSON.stringify(stored.known)), changes: changes.slice(0, maxWaiting) };
  } catch {
    return nothing;
  }
}

/** Stores the last known state of a customer's cart. */
export function keepKnownCart(customerId: number, known: readonly CartItem[]): void {
  write({ ...storedCart(customerId), known });
}

/** Stores a change until it is dropped; changes of other windows are preserved. */
export function keepChange(customerId: number, change: WaitingChange): void {
  const stored = storedCart(customerId);
  write({ ...stored, changes: [...stored.changes.filter(({ key }) => key !== change.key), change] });
}

/** Removes changes that the shop has answered or that later ones supersede. */
export function dropChanges(customerId: number, keys: readonly string[]): void {
  if (keys.length === 0 || isOfAnother(customerId)) return;
  const stored = storedCart(customerId);
  write({ ...stored, changes: stored.changes.filter(({ key }) => !keys.includes(key)) });
}

function write(stored: StoredCart): void {
  try {
    if (stored.known.length === 0 && stored.changes.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // In a browser without storage, changes last as long as the page is open.
  }
}

function readChange(value: unknown): WaitingChange | null {
  if (!isObject(value) || typeof value.key !== 'string' || !isObject(value.order)) return null;
  const { kind, id, quantity, item } = value.order;
  if (kind === 'add') {
    const [entry] = readStoredCart(JSON.stringify([item]));
    return entry === undefined ? null : { key: value.key, order: { kind, item: entry } };
  }
  if (!Number.isSafeInteger(id)) return null;
  if (kind === 'remove') return { key: value.key, order: { kind, id: id as number } };
  if (kind !== 'update' || !Number.isSafeInteger(quantity)) return null;
  return { key: value.key, order: { kind, id: id as number, quantity: quantity as number } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
