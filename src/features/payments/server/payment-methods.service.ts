import type { Config } from '#platform/config.ts';
import { cash } from './cash/cash.ts';
import type { PaymentMethod } from './payment-method.ts';
import { zarinpal } from './zarinpal/zarinpal.ts';

export type { PaymentMethod } from './payment-method.ts';

/** Every way to pay that the shop knows, in the order in which they are offered. */
const methods: readonly PaymentMethod[] = [zarinpal, cash];

/** The ways to pay that this shop is configured for. */
export function offeredPaymentMethods(config: Config): readonly PaymentMethod[] {
  return methods.filter((method) => method.offered(config));
}

/** A way to pay by its code, null when this shop does not offer it. */
export function offeredPaymentMethod(config: Config, code: string): PaymentMethod | null {
  return offeredPaymentMethods(config).find((method) => method.code === code) ?? null;
}
