import type { Reply } from '#shared/contract/contract.ts';
import { browserApi } from '#web/data/api.ts';
import { useAnswer } from '#web/data/use-answer.ts';
import type { checkoutContract } from '../../checkout.contract.ts';

/** A way to pay, with what its page has to know. */
export type OfferedMethod = Reply<(typeof checkoutContract)['GET /api/checkout/payment-methods/']>[number];

/** The ways to pay that the shop offers. */
export function usePaymentMethods() {
  return useAnswer<readonly OfferedMethod[]>('payment-methods', (signal) =>
    browserApi('GET /api/checkout/payment-methods/', { signal }),
  );
}
