import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { orderErrors } from './order-errors.messages.ts';

/** Refuses to let one of the staff say of an order of their own that it was paid in cash. */
export const ownOrder = (): Refusal<'own-order'> =>
  refuse(
    'own-order',
    inBoth(orderErrors, (t) => t.own),
  );
