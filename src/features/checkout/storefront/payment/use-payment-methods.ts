import type { Reply } from '#shared/contract/contract.ts';
import { browserApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { checkoutContract } from '../../checkout.contract.ts';

/** A way to pay, with what its page has to know. */
export type OfferedMethod = Reply<(typeof checkoutContract)['GET /api/checkout/payment-methods/']>[number];

/** The ways to pay that the shop offers. */
export function usePaymentMethods() {
  return useResource<readonly OfferedMethod[]>(['checkout', 'payment-methods'], (signal) =>
    browserApi('GET /api/checkout/payment-methods/', { signal }),
  );
}
