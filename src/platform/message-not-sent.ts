import { insideTransaction } from './shop-pool.ts';

/** A provider did not take a message; the sentence is for the log, never for the customer, and names nobody. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
}

/** Nothing is sent inside a transaction: it would wait for the network, and may still be rolled back. */
export function refuseInsideTransaction(): void {
  if (insideTransaction()) throw new Error('A message was to be sent inside a transaction; send it after the commit.');
}
