import { randomBytes } from 'node:crypto';
import type { Currency } from '#shared/commerce/currencies.ts';

/** An order as the demo PayPal stores it. */
export interface DemoOrder {
  readonly id: string;
  readonly currency: Currency;
  readonly minor: number;
  readonly description: string;
  readonly customId: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  state: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  capture: { readonly id: string; readonly key: string; readonly minor: number; refunded: number } | null;
}

const maxCached = 10_000;

const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

/** The state of the demo PayPal, held in memory only. */
export class DemoPaypalLedger {
  readonly #orders = new Map<string, DemoOrder>();
  readonly #answered = new Map<string, unknown>();
  /** The amount by which a test makes the capture differ from the requested sum. */
  wrongBy = 0;

  /** Returns the response stored under this key, or else creates and stores one. */
  once<T>(key: string, make: () => T): T {
    if (this.#answered.has(key)) return this.#answered.get(key) as T;
    const made = make();
    remember(this.#answered, key, made);
    return made;
  }

  create(requested: Omit<DemoOrder, 'id' | 'state' | 'capture'>): DemoOrder {
    const order: DemoOrder = { ...requested, id: newId(), state: 'PAYER_ACTION_REQUIRED', capture: null };
    remember(this.#orders, order.id, order);
    return order;
  }

  find(id: string): DemoOrder | null {
    return this.#orders.get(id) ?? null;
  }

  all(): DemoOrder[] {
    return [...this.#orders.values()];
  }

  captured(captureId: string): DemoOrder | null {
    return this.all().find(({ capture }) => capture?.id === captureId) ?? null;
  }

  capture(order: DemoOrder, key: string): void {
    order.capture ??= { id: newId(), key, minor: order.minor + this.wrongBy, refunded: 0 };
    order.state = 'COMPLETED';
  }

  /** Refunds part of a capture; returns null when the refunds would exceed it. */
  giveBack({ capture }: DemoOrder, minor: number): { id: string } | null {
    if (capture === null || capture.refunded + minor > capture.minor) return null;
    capture.refunded += minor;
    return { id: newId() };
  }
}

/** Adds an entry and evicts the oldest ones, which nobody requests any more. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxCached) break;
    map.delete(oldest);
  }
}
