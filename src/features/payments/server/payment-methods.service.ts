import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import type { Purchase } from '../cash.rules.ts';
import { bank } from './bank/bank.ts';
import { cash } from './cash/cash.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paymentSettings } from './payment-settings.service.ts';
import { zarinpal } from './zarinpal/zarinpal.ts';

export type { PaymentMethod, PurchaseFault } from './payment-method.ts';

/** Every way to pay that the shop knows, in the order in which they are offered. */
const methods: readonly PaymentMethod[] = [zarinpal, bank, cash];

/** The ways to pay that this shop is configured for and its owner wants: what is not among them is neither shown nor taken. */
export async function offeredPaymentMethods(shop: Shop): Promise<readonly PaymentMethod[]> {
  const settings = await paymentSettings(shop);
  return methods.filter((method) => method.offered(shop.config, settings));
}

/** A way to pay by its code, null when this shop does not offer it. */
export async function offeredPaymentMethod(shop: Shop, code: string): Promise<PaymentMethod | null> {
  return (await offeredPaymentMethods(shop)).find((method) => method.code === code) ?? null;
}

/** The offered ways by which an order cannot be paid, each with its reason. */
export async function refusedPaymentMethods(shop: Shop, purchase: Purchase): Promise<readonly { readonly method: string; readonly message: Text }[]> {
  const settings = await paymentSettings(shop);
  return methods.flatMap((method) => {
    if (!method.offered(shop.config, settings)) return [];
    const refusal = method.refusalOf?.(settings, purchase) ?? null;
    return refusal === null ? [] : [{ method: method.code, message: refusal.message }];
  });
}
