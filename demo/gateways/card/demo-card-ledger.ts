import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { testCards } from '#features/payments/test-cards.rules.ts';
import type { ChargeState } from '#features/payments/server/card/card-protocol.ts';

/** A charge as stored by the demo gateway. */
export interface DemoCharge {
  readonly id: string;
  readonly rial: number;
  readonly order: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly lastFour: string;
  readonly createdAt: number;
  state: ChargeState;
  declineCode: string | null;
  receipt: string | null;
  /** The shop's origin as seen by the buyer's browser. */
  cameFrom: string | null;
  refunds: { readonly id: string; readonly rial: number }[];
}

interface Token {
  readonly number: string;
  readonly until: number;
}

/** The parameters of a charge request. */
export type ChargeRequested = Pick<DemoCharge, 'rial' | 'order' | 'description' | 'returnUrl'> & {
  readonly token: string;
};

const tokenMinutes = 15;
/** Minutes after which a charge that was not confirmed or captured lapses. */
const authorisedMinutes = 60;
const maxCached = 10_000;
const minute = 60_000;

/** The demo card provider's state, in memory only: cards behind single-use tokens, and charges. */
export class DemoCardLedger {
  readonly #clock: Clock;
  readonly #tokens = new Map<string, Token>();
  readonly #charges = new Map<string, DemoCharge>();
  /** Responses stored by idempotency key. */
  readonly #answered = new Map<string, unknown>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  keepCard(number: string): { token: string; lastFour: string; until: Date } {
    const token = `tok_${randomBytes(16).toString('hex')}`;
    const until = this.#now() + tokenMinutes * minute;
    remember(this.#tokens, token, { number, until });
    return { token, lastFour: number.slice(-4), until: new Date(until) };
  }

  /** Returns the card number behind a token, which determines the outcome of its charge; the token is not consumed. */
  numberOf(token: string): string | null {
    const stored = this.#tokens.get(token);
    return stored === undefined || stored.until < this.#now() ? null : stored.number;
  }

  /** Returns the stored response of this key, or creates and stores one. */
  once<T>(key: string, make: () => T): T {
    if (this.#answered.has(key)) return this.#answered.get(key) as T;
    const made = make();
    remember(this.#answered, key, made);
    return made;
  }

  /** Consumes a token for a charge; returns null when it is spent, expired or unknown. */
  charge({ token, ...requested }: ChargeRequested): DemoCharge | null {
    const number = this.numberOf(token);
    if (number === null) return null;
    this.#tokens.delete(token);
    const refusal =
      number === testCards.insufficient ? 'insufficient_funds' : number === testCards.declined ? 'do_not_honour' : null;
    const charge: DemoCharge = {
      ...requested,
      id: `ch_${randomBytes(12).toString('hex')}`,
      lastFour: number.slice(-4),
      createdAt: this.#now(),
      state: refusal !== null ? 'declined' : number === testCards.atOnce ? 'authorised' : 'waiting',
      declineCode: refusal,
      receipt: null,
      cameFrom: null,
      refunds: [],
    };
    remember(this.#charges, charge.id, charge);
    return charge;
  }

  find(id: string): DemoCharge | null {
    const charge = this.#charges.get(id);
    if (charge === undefined) return null;
    if (
      (charge.state === 'waiting' || charge.state === 'authorised') &&
      this.#now() - charge.createdAt >= authorisedMinutes * minute
    )
      charge.state = 'lapsed';
    return charge;
  }

  authorised(): DemoCharge[] {
    return this.all().filter(({ state }) => state === 'authorised');
  }

  all(): DemoCharge[] {
    return [...this.#charges.keys()].flatMap((id) => this.find(id) ?? []);
  }

  take(charge: DemoCharge): void {
    charge.state = 'captured';
    charge.receipt ??= String(randomInt(100_000_000, 1_000_000_000));
  }

  /** Refunds part of a charge; returns null when the total would exceed the captured sum. */
  giveBack(charge: DemoCharge, rial: number): { id: string } | null {
    const before = charge.refunds.reduce((sum, refund) => sum + refund.rial, 0);
    if (charge.state !== 'captured' || before + rial > charge.rial) return null;
    const refund = { id: `re_${randomBytes(12).toString('hex')}`, rial };
    charge.refunds.push(refund);
    return { id: refund.id };
  }
}

/** Evicts the oldest entries, which are no longer needed. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxCached) break;
    map.delete(oldest);
  }
}
