import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import type { cartMessages } from '../cart.messages.ts';

/** The failed operation: no network, opening or loading the customer's cart, or a change of it. */
type FailedCall = 'cut-off' | 'open' | 'fetch' | 'add' | 'update' | 'remove';

/** Why a change of the cart was not applied, or the cart could not be displayed. */
export type CartError =
  | { readonly failed: 'above-stock'; readonly max: number; readonly inCart: number }
  | { readonly failed: FailedCall; readonly message: string };

/** The outcome of a cart change: applied, stored in this browser until the shop can be reached, or failed. */
export type CartOutcome = 'done' | 'waiting' | CartError;

/** Returns the error of a failed cart call: a refusal carries the shop's message for the shopper, an unexpected error is logged. */
export function errorOf(failed: FailedCall, error: unknown): CartError {
  if (error instanceof CallRefused && isNoAnswer(error.status) && !navigator.onLine)
    return { failed: 'cut-off', message: '' };
  const refused = error instanceof CallRefused && error.status >= 400 && error.status < 500;
  if (!refused) reportQuietly(error);
  return { failed, message: refused && error.status !== 401 ? error.message : '' };
}

/** Returns the message of an error. */
export function errorSentence(error: CartError, t: (typeof cartMessages)['fa']): string {
  if (error.failed === 'above-stock') {
    return error.inCart > 0 ? t.aboveStockWithCart(error.max, error.inCart) : t.aboveStock(error.max);
  }
  if (error.message !== '') return error.message;
  const own: Record<FailedCall, string> = {
    'cut-off': t.cutOff,
    open: t.errorGetting,
    fetch: t.errorFetching,
    add: t.errorAddingToCart,
    update: t.errorUpdating,
    remove: t.errorRemoving,
  };
  return own[error.failed];
}
