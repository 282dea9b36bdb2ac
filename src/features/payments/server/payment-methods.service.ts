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

/** Every way to pay that the shop knows, in the order in which they are offered. */
const methods: readonly PaymentMethod[] = [zarinpal, zibal, card, bank, paypal, cash];

/** The ways to pay that this shop is configured for and its owner wants: what is not among them is neither displayed nor taken. */
export async function offeredPaymentMethods(shop: Shop): Promise<readonly PaymentMethod[]> {
  const settings = await paymentSettings(shop);
  return methods.filter((method) => method.offered(shop.config, settings));
}

/** Of a shop that is opened for the first time: cash at the door waits for its owner's word where something else can be paid by, for nobody has promised it yet. */
export async function waitWithCash(shop: Shop): Promise<void> {
  const settings = await paymentSettings(shop);
  if (methods.some((method) => method !== cash && method.offered(shop.config, settings)))
    await changeSetting(shop, cashSetting, { ...settings.cash, offered: false });
}

/** A way to pay by its code, null when this shop does not have it. */
export async function offeredPaymentMethod(shop: Shop, code: string): Promise<PaymentMethod | null> {
  return (await offeredPaymentMethods(shop)).find((method) => method.code === code) ?? null;
}

/** The offered ways by which an order cannot be paid, each with its reason. */
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

/** A gateway's answer about an attempt, in a sentence for the staff. */
export function explainReported(code: string, response: string): Text | null {
  return methods.find((method) => method.code === code)?.explain?.(response) ?? null;
}

/** Whether money can go back the way it came in this shop; else it becomes store credit. */
export async function canRefund(shop: Shop, code: string): Promise<boolean> {
  const method = await offeredPaymentMethod(shop, code);
  return method !== null && method.refund !== null && (method.canRefund?.(shop.config) ?? true);
}

/** A shop that trades has no way to pay; the message says what can be set. */
export class NoWayToPay extends Error {
  override readonly name = 'NoWayToPay';
}

/** Lets no shop trade in which nobody could pay: by the same ways that its customers can choose. */
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
