import { insideTransaction } from '../database/database.ts';

/** A provider did not accept a message; the error's message is for the log, never for the customer, and names nobody. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** Whether nothing left the shop, so that a retry notifies nobody twice. A provider that stopped responding may have sent it. */
  readonly surely: boolean;

  constructor(sentence: string, { surely = false }: { readonly surely?: boolean } = {}) {
    super(sentence);
    this.surely = surely;
  }
}

/** Returns whether a connection failed before anything was sent over it. */
export function neverReached(error: unknown): boolean {
  const { code, cause } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown;
    cause?: unknown;
  };
  if (
    typeof code === 'string' &&
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'EAUTH', 'EENVELOPE'].includes(code)
  )
    return true;
  return cause !== undefined && neverReached(cause);
}

/** Throws inside a transaction: a message sent there would wait for the network, and the transaction may still be rolled back. */
export function refuseInsideTransaction(): void {
  if (insideTransaction()) throw new Error('A message was to be sent inside a transaction; send it after the commit.');
}
