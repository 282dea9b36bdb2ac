import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { orderErrors } from './order-errors.messages.ts';

/** Returns the refusal for a staff member who marks an order of their own as paid in cash. */
export const ownOrder = (): Refusal<'own-order'> =>
  refuse(
    'own-order',
    inBoth(orderErrors, (t) => t.own),
  );
