import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import { cashSetting, type Purchase } from '../cash.rules.ts';
import { bank } from './bank/bank.ts';
import { card } from './card/card.ts';
import { cash } from './cash/cash.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paymentSettings } from './payment-settings.service.ts';
import { paypal } from './paypal/paypal.ts';
import { zarinpal } from './zarinpal/zarinpal.ts';
import { zibal } from './zibal/zibal.ts';

export type { PaymentMethod, PurchaseError } from './payment-method.ts';

/** All supported payment methods, in display order. */
const methods: readonly PaymentMethod[] = [zarinpal, zibal, card, bank, paypal, cash];

/** Returns the payment methods that are configured for this shop and enabled by the owner: others are neither displayed nor accepted. */
export async function offeredPaymentMethods(shop: Shop): Promise<readonly PaymentMethod[]> {
  const settings = await paymentSettings(shop);
  return methods.filter((method) => method.offered(shop.config, settings));
}

/** Disables cash on delivery in a newly created shop that has another payment method, until the owner enables it. */
export async function waitWithCash(shop: Shop): Promise<void> {
  const settings = await paymentSettings(shop);
  if (methods.some((method) => method !== cash && method.offered(shop.config, settings)))
    await changeSetting(shop, cashSetting, { ...settings.cash, offered: false });
}

/** Returns a payment method by code; null when this shop does not have it. */
export async function offeredPaymentMethod(shop: Shop, code: string): Promise<PaymentMethod | null> {
  return (await offeredPaymentMethods(shop)).find((method) => method.code === code) ?? null;
}

/** Returns the available methods by which an order cannot be paid, each with its reason. */
export async function refusedPaymentMethods(
  shop: Shop,
  purchase: Purchase,
): Promise<readonly { readonly method: string; readonly message: Text }[]> {
  const settings = await paymentSettings(shop);
  return methods.flatMap((method) => {
    if (!method.offered(shop.config, settings)) return [];
    const refusal = method.refusalOf?.(settings, purchase) ?? null;
    return refusal === null ? [] : [{ method: method.code, message: refusal.message }];
  });
}

/** Returns the meaning of a gateway's response for the staff. */
export function explainReported(code: string, response: string): Text | null {
  return methods.find((method) => method.code === code)?.explain?.(response) ?? null;
}

/** Whether refunds can go to the source of the payment in this shop; otherwise they become store credit. */
export async function canRefund(shop: Shop, code: string): Promise<boolean> {
  const method = await offeredPaymentMethod(shop, code);
  return method !== null && method.refund !== null && (method.canRefund?.(shop.config) ?? true);
}

/** Thrown when a production shop has no payment method; the message lists what can be configured. */
export class NoWayToPay extends Error {
  override readonly name = 'NoWayToPay';
}

/** Refuses to start a production shop without a payment method, by the same methods that are available to customers. */
export async function requireWayToPay(shop: Shop): Promise<void> {
  if (shop.config.mode !== 'production') return;
  const offered = await offeredPaymentMethods(shop);
  if (offered.length === 0) {
    const ways = methods.flatMap(({ configuredBy }) => configuredBy ?? []);
    throw new NoWayToPay(
      `The shop cannot start: nobody could pay in it. Set at least one of these:\n${ways.map((way) => `  - ${way}`).join('\n')}`,
    );
  }
  if (!offered.some(({ paidBeforehand }) => paidBeforehand))
    shop.log.warn({ offered: offered.map(({ code }) => code) }, 'nothing can be paid beforehand in this shop');
}
