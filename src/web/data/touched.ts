import type { CallOfShop } from './calls.ts';

/** The noun of a call's address: `admin/orders` of `POST /api/admin/orders/:number/cancel/`. */
type NounIn<Path extends string> = Path extends `${infer Part extends 'admin' | 'seller'}/${infer Noun}/${string}`
  ? `${Part}/${Noun}`
  : Path extends `${infer Noun}/${string}`
    ? Noun
    : never;

export type Noun = CallOfShop extends infer Call
  ? Call extends `${string} /api/${infer Path}`
    ? NounIn<Path>
    : never
  : never;

/** The nouns that a write changes in addition to its own. */
const alsoTouched: { [Name in Noun]?: readonly Noun[] } = {
  answers: ['products'],
  // An address is saved with the order.
  orders: ['credit', 'customers'],
  questions: ['products'],
  reviews: ['products', 'vendors'],
  'seller-applications': ['seller'],
  vendors: ['seller'],
  'seller/fulfillments': ['seller', 'seller/orders'],
  'seller/orders': ['seller', 'seller/fulfillments'],
  'seller/products': ['seller'],
  'seller/sale-prices': ['seller/products'],
  'seller/shop': ['seller'],
  'seller/variants': ['seller', 'seller/products'],
};

/** The nouns that every write of the staff changes: set only in the admin. */
let touchedByStaff: readonly Noun[] = [];

/** Calls that change no displayed data, though their method is that of a write: a query with a body, a heartbeat, a token. */
const changeNothing = new Set<CallOfShop>([
  'POST /api/chat/typing/',
  'POST /api/checkout/quote/',
  'POST /api/customers/current/passkeys/challenge/',
  'POST /api/customers/current/second-step/passkey-challenge/',
  'POST /api/customers/passkey-challenge/',
  // Made by the page that displays the notice.
  'POST /api/notifications/:id/read/',
  'POST /api/products/lookup/',
  'POST /api/variants/lookup/',
  'POST /api/search/clicks/',
  'POST /api/search/image/',
  'POST /api/search/searches/',
  'POST /api/token/refresh/',
]);

/** Registers what the writes of the admin change; called by the admin's own scripts, which no shopper downloads. */
export function knowWritesOfStaff(writes: {
  readonly every: readonly Noun[];
  readonly also: { readonly [Name in Noun]?: readonly Noun[] };
  readonly nothing: readonly CallOfShop[];
}): void {
  touchedByStaff = writes.every;
  Object.assign(alsoTouched, writes.also);
  for (const call of writes.nothing) changeNothing.add(call);
}

/** Returns the noun of a call. */
export function nounOf(call: string): Noun {
  const [, first = '', second = ''] = /^\w+ \/api\/([^/]+)\/(?:([^/]+)\/)?/.exec(call) ?? [];
  return (['admin', 'seller'].includes(first) && second !== '' ? `${first}/${second}` : first) as Noun;
}

/** Returns the nouns that are out of date after a call: its own, and those that depend on it. */
export function touchedBy(call: string): readonly Noun[] {
  if (call.startsWith('GET ') || changeNothing.has(call as CallOfShop)) return [];
  const noun = nounOf(call);
  return [noun, ...(alsoTouched[noun] ?? []), ...(noun.startsWith('admin/') ? touchedByStaff : [])];
}

type WriteListener = (touched: readonly Noun[]) => void;
const listeners = new Set<WriteListener>();

/**
 * Subscribes to every write that the shop has accepted, here or in another tab, after the screen that made it; returns a function that unsubscribes.
 */
export function onWrite(listener: WriteListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const elsewhere = new Set<WriteListener>();

/** Subscribes to the writes of other tabs, delivered once this tab is visible; returns a function that unsubscribes. */
export function onWriteElsewhere(listener: WriteListener): () => void {
  const waiting = new Set<Noun>();
  const notify = () => {
    if (document.visibilityState !== 'visible' || waiting.size === 0) return;
    const touched = [...waiting];
    waiting.clear();
    listener(touched);
  };
  const onTouched = (touched: readonly Noun[]) => {
    for (const noun of touched) waiting.add(noun);
    notify();
  };
  elsewhere.add(onTouched);
  document.addEventListener('visibilitychange', notify);
  followWrites();
  return () => {
    elsewhere.delete(onTouched);
    document.removeEventListener('visibilitychange', notify);
  };
}

let tabs: BroadcastChannel | null | undefined;

/** Returns the channel to the other tabs of this browser; null if there is none. */
function otherTabs(): BroadcastChannel | null {
  if (tabs === undefined) {
    tabs =
      typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
        ? null
        : new BroadcastChannel('writes');
    tabs?.addEventListener('message', ({ data }: MessageEvent<readonly Noun[]>) => {
      for (const listener of [...listeners, ...elsewhere]) listener(data);
    });
  }
  return tabs;
}

/** Starts listening to the writes of other tabs. */
export function followWrites(): void {
  otherTabs();
}

/** Notifies all subscribers of what a successful call changed. */
export function notifyWrite(call: string): void {
  const touched = touchedBy(call);
  if (touched.length === 0) return;
  for (const listener of listeners) listener(touched);
  otherTabs()?.postMessage(touched);
}
