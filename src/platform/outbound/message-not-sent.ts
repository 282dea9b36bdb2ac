import { insideTransaction } from '../database/database.ts';

/** A provider did not take a message; the sentence is for the log, never for the customer, and names nobody. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** Nothing left the shop, so that sending again notifies nobody twice. A provider that fell silent may have sent it. */
  readonly surely: boolean;

  constructor(sentence: string, { surely = false }: { readonly surely?: boolean } = {}) {
    super(sentence);
    this.surely = surely;
  }
}

/** Whether a connection failed before anything was sent over it. */
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

/** Nothing is sent inside a transaction: it would wait for the network, and may still be rolled back. */
export function refuseInsideTransaction(): void {
  if (insideTransaction()) throw new Error('A message was to be sent inside a transaction; send it after the commit.');
}
