import { recordChange } from '#features/audit/server/audit.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import { remembered } from '#platform/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { bankSetting, bankTermsFrom, type BankTerms } from '../bank-transfer.rules.ts';
import { cashSetting, cashTermsFrom, type CashTerms } from '../cash.rules.ts';

/** What the owner decided about the ways to pay, as it holds now. */
export interface PaymentSettings {
  readonly bank: BankTerms;
  readonly cash: CashTerms;
}

const bankTerms = remembered({ tag: `setting:${bankSetting}`, read: async (shop) => bankTermsFrom(await readSetting(shop, bankSetting)) });
const cashTerms = remembered({ tag: `setting:${cashSetting}`, read: async (shop) => cashTermsFrom(await readSetting(shop, cashSetting)) });

/** The owner's decisions, asked once for each answer so that all ways to pay are judged by the same. */
export async function paymentSettings(shop: Shop): Promise<PaymentSettings> {
  return { bank: await bankTerms(shop), cash: await cashTerms(shop) };
}

/** Changes the terms of transfers; orders that wait keep their deadline. */
export async function changeBankTerms(shop: Shop, terms: BankTerms, by: number): Promise<void> {
  await keepTerms(shop, { name: bankSetting, action: 'settings.bank-transfer-changed', before: bankTermsFrom, terms, by });
}

/** Changes the terms of cash at the door; orders that were placed by the old ones stay. */
export async function changeCashTerms(shop: Shop, terms: CashTerms, by: number): Promise<void> {
  await keepTerms(shop, { name: cashSetting, action: 'settings.cash-changed', before: cashTermsFrom, terms, by });
}

async function keepTerms(
  shop: Shop,
  { name, action, before, terms, by }: { name: string; action: string; before: (kept: unknown) => object; terms: object; by: number },
): Promise<void> {
  await shop.transaction(async () => {
    const was = before(await readSetting(shop, name));
    await changeSetting(shop, name, terms);
    await recordChange(shop, { by, action, subject: 'setting', subjectId: name, before: was, after: terms });
  });
}
