import { randomInt } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import type { Clock } from '#platform/clock.ts';

/** The gateways that have a demo version. */
export type DemoGateway = 'zarinpal' | 'zibal';

/** A payment attempt as stored by a demo gateway. */
export interface DemoPayment {
  readonly gateway: DemoGateway;
  readonly authority: string;
  readonly rial: number;
  readonly description: string;
  readonly callbackUrl: string;
  /** The shop's number of the order. */
  readonly order: string;
  /** `gone-back`: paid, and returned to its card because the shop never verified it. */
  readonly state: 'open' | 'paid' | 'left' | 'declined' | 'verified' | 'gone-back';
  /** The receipt number, 0 until it is paid. */
  readonly reference: number;
  readonly paidAt: number | null;
  readonly refunds: readonly {
    readonly id: string;
    readonly rial: number;
    readonly description: string;
    readonly at: number;
  }[];
}

/** Minutes that a payment waits for the shop's verification before it is returned to its card. */
export const unverifiedMinutes = 60;
/** Maximum payments in memory; the oldest are evicted, as they are no longer needed. */
const maxCached = 10_000;
const greatestFile = 16_000_000;

export interface DemoLedger {
  readonly begin: (
    payment: Pick<DemoPayment, 'gateway' | 'authority' | 'rial' | 'description' | 'callbackUrl' | 'order'>,
  ) => void;
  readonly find: (gateway: DemoGateway, authority: string) => DemoPayment | null;
  readonly change: (payment: DemoPayment, change: Partial<DemoPayment>) => DemoPayment;
  /** Marks a payment as paid with a receipt number; one already paid is unchanged. */
  readonly pay: (payment: DemoPayment) => DemoPayment;
  readonly all: (gateway: DemoGateway) => readonly DemoPayment[];
}

/**
 * Opens the state of the demo gateways: in memory, and in a file to which each change is appended, so that it survives a killed shop and is shared by
 * all its processes.
 */
export function openDemoLedger({ clock, file }: { readonly clock: Clock; readonly file?: string }): DemoLedger {
  const known = openPaymentFile(file);
  /** A payment made that long ago and never verified has been returned. */
  const asOfNow = (payment: DemoPayment): DemoPayment => {
    const late =
      payment.state === 'paid' &&
      payment.paidAt !== null &&
      clock.now().getTime() - payment.paidAt >= unverifiedMinutes * 60_000;
    return late ? known.save({ ...payment, state: 'gone-back' }) : payment;
  };
  return {
    begin: (payment) => {
      known.save({ ...payment, state: 'open', reference: 0, paidAt: null, refunds: [] });
    },
    find: (gateway, authority) => {
      const payment = known.find(`${gateway} ${authority}`);
      return payment === undefined ? null : asOfNow(payment);
    },
    change: (payment, change) => known.save({ ...payment, ...change }),
    pay: (payment) => {
      if (payment.paidAt !== null) return payment;
      const reference = randomInt(100_000_000, 1_000_000_000);
      return known.save({ ...payment, state: 'paid', reference, paidAt: clock.now().getTime() });
    },
    all: (gateway) =>
      known
        .all()
        .filter((payment) => payment.gateway === gateway)
        .map(asOfNow),
  };
}

/** Opens the payments of a file, to which other processes append as well; without a file they are in memory only. */
function openPaymentFile(file: string | undefined) {
  const known = new Map<string, DemoPayment>();
  let read = 0;
  if (file !== undefined && existsSync(file) && statSync(file).size > greatestFile) rmSync(file);

  const take = (payment: DemoPayment) => {
    known.set(`${payment.gateway} ${payment.authority}`, payment);
    for (const oldest of known.keys()) {
      if (known.size <= maxCached) break;
      known.delete(oldest);
    }
  };
  const readOn = () => {
    if (file === undefined || !existsSync(file)) return;
    const { size } = statSync(file);
    if (size < read) read = 0;
    if (size === read) return;
    const text = textFrom(file, read, size);
    const whole = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(0, whole).split('\n')) {
      const payment = paymentOf(line);
      if (payment !== null) take(payment);
    }
    read += Buffer.byteLength(text.slice(0, whole));
  };
  return {
    find: (key: string) => {
      readOn();
      return known.get(key);
    },
    all: () => {
      readOn();
      return [...known.values()];
    },
    save: (payment: DemoPayment) => {
      take(payment);
      // The leading line break terminates a line left incomplete by a killed process.
      if (file !== undefined) appendFileSync(file, `\n${JSON.stringify(payment)}\n`);
      return payment;
    },
  };
}

function textFrom(file: string, from: number, to: number): string {
  const bytes = Buffer.alloc(to - from);
  const handle = openSync(file, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, from));
  } finally {
    closeSync(handle);
  }
}

/** A line left incomplete by a killed process is ignored. */
function paymentOf(line: string): DemoPayment | null {
  try {
    return JSON.parse(line) as DemoPayment;
  } catch {
    return null;
  }
}
