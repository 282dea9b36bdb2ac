import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { testCards } from '#features/payments/test-cards.rules.ts';
import type { ChargeState } from '#features/payments/server/card/card-protocol.ts';

/** A charge as the demo gateway keeps it. */
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
  /** The shop's own address as the buyer's browser knows it. */
  cameFrom: string | null;
  refunds: { readonly id: string; readonly rial: number }[];
}

interface Token {
  readonly number: string;
  readonly until: number;
}

/** What is requested in a charge. */
export type ChargeRequested = Pick<DemoCharge, 'rial' | 'order' | 'description' | 'returnUrl'> & {
  readonly token: string;
};

const tokenMinutes = 15;
/** What was set aside and not taken goes back to its card. */
const authorisedMinutes = 60;
const maxCached = 10_000;
const minute = 60_000;

/** What the demo card provider knows, in its memory alone: cards behind tokens, each for one charge, and charges. */
export class DemoCardLedger {
  readonly #clock: Clock;
  readonly #tokens = new Map<string, Token>();
  readonly #charges = new Map<string, DemoCharge>();
  /** What was answered under an idempotency key. */
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

  /** The number behind a token, that what is to happen to its charge be known; the token stays. */
  numberOf(token: string): string | null {
    const stored = this.#tokens.get(token);
    return stored === undefined || stored.until < this.#now() ? null : stored.number;
  }

  /** Answers as under this key before; else makes the answer, and keeps it. */
  once<T>(key: string, make: () => T): T {
    if (this.#answered.has(key)) return this.#answered.get(key) as T;
    const made = make();
    remember(this.#answered, key, made);
    return made;
  }

  /** Spends a token on a charge; null when it is spent, too old or unknown. */
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

  /** Sends money of a charge back; null when more would go back than was taken. */
  giveBack(charge: DemoCharge, rial: number): { id: string } | null {
    const before = charge.refunds.reduce((sum, refund) => sum + refund.rial, 0);
    if (charge.state !== 'captured' || before + rial > charge.rial) return null;
    const refund = { id: `re_${randomBytes(12).toString('hex')}`, rial };
    charge.refunds.push(refund);
    return { id: refund.id };
  }
}

/** The oldest are forgotten, as nobody will come back for them. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxCached) break;
    map.delete(oldest);
  }
}
