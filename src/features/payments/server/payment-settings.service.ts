import type { AuditAction } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { bankSetting, bankTermsFrom, hasNewAccount, type BankTerms } from '../bank-transfer.rules.ts';
import { cashSetting, cashTermsFrom, type CashTerms } from '../cash.rules.ts';
import { purchaseLimitsFrom, purchaseLimitsSetting, type PurchaseLimits } from '../purchase-limits.rules.ts';
import { paypalRateFrom, paypalSetting, type DatedRate, type PaypalRate } from '../paypal.rules.ts';

/** The owner's current payment settings. */
export interface PaymentSettings {
  readonly bank: BankTerms;
  readonly cash: CashTerms;
  /** The rate for PayPal amounts; null while the owner has set none. */
  readonly paypalRate: DatedRate | null;
  readonly limits: PurchaseLimits;
}

const bankTerms = cached({
  tag: `setting:${bankSetting}`,
  read: async (shop) => bankTermsFrom(await readSetting(shop, bankSetting)),
});
const cashTerms = cached({
  tag: `setting:${cashSetting}`,
  read: async (shop) => cashTermsFrom(await readSetting(shop, cashSetting)),
});
const paypalRate = cached({
  tag: `setting:${paypalSetting}`,
  read: async (shop) => paypalRateFrom(await readSetting(shop, paypalSetting)),
});
const purchaseLimits = cached({
  tag: `setting:${purchaseLimitsSetting}`,
  read: async (shop) => purchaseLimitsFrom(await readSetting(shop, purchaseLimitsSetting)),
});

/** Returns the owner's settings, read once per request so that all payment methods use the same. */
export async function paymentSettings(shop: Shop): Promise<PaymentSettings> {
  return {
    bank: await bankTerms(shop),
    cash: await cashTerms(shop),
    paypalRate: await paypalRate(shop),
    limits: await purchaseLimits(shop),
  };
}

/** Changes the terms of transfers; pending orders retain their deadline. The owners are notified of a new account. */
export async function changeBankTerms(shop: Shop, terms: BankTerms, by: number): Promise<void> {
  await shop.transaction(async () => {
    const before = bankTermsFrom(await readSetting(shop, bankSetting));
    await keepTerms(shop, {
      name: bankSetting,
      action: 'settings.bank-transfer-changed',
      before: bankTermsFrom,
      terms,
      by,
    });
    if (hasNewAccount(before.accounts, terms.accounts)) await shop.publish('bank-accounts.changed', { by });
  });
}

/** Changes the terms of cash on delivery; existing orders are unaffected. */
export async function changeCashTerms(shop: Shop, terms: CashTerms, by: number): Promise<void> {
  await keepTerms(shop, { name: cashSetting, action: 'settings.cash-changed', before: cashTermsFrom, terms, by });
}

/** Changes the limits of unpaid purchases; existing ones are unaffected. */
export async function changePurchaseLimits(shop: Shop, limits: PurchaseLimits, by: number): Promise<void> {
  await keepTerms(shop, {
    name: purchaseLimitsSetting,
    action: 'settings.purchase-limits-changed',
    before: purchaseLimitsFrom,
    terms: limits,
    by,
  });
}

/** Changes the rate for PayPal amounts as of today, or disables PayPal; pending attempts retain the rate displayed to their buyers. */
export async function changePaypalRate(shop: Shop, rate: PaypalRate | null, by: number): Promise<void> {
  const terms: DatedRate | object = rate === null ? {} : { ...rate, date: dayInTehran(shop.clock.now()) };
  await keepTerms(shop, {
    name: paypalSetting,
    action: 'settings.paypal-rate-changed',
    before: paypalRateFrom,
    terms,
    by,
  });
}

async function keepTerms(
  shop: Shop,
  {
    name,
    action,
    before,
    terms,
    by,
  }: { name: string; action: AuditAction; before: (stored: unknown) => object | null; terms: object; by: number },
): Promise<void> {
  await shop.transaction(async () => {
    const was = before(await readSetting(shop, name));
    await changeSetting(shop, name, terms);
    await recordChange(shop, { by, action, subject: 'setting', subjectId: name, before: was, after: terms });
  });
}
