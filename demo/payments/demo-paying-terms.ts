import { changeSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { bankSetting, type BankTerms } from '#features/payments/bank-transfer.rules.ts';
import { paypalSetting, type DatedRate } from '#features/payments/paypal.rules.ts';

/** Accounts that belong to nobody: their numbers only pass the checks. */
const demoTerms: BankTerms = {
  holdHours: 24,
  accounts: [
    {
      owner: 'فروشگاه حجره',
      bank: 'بانک پارسیان',
      sheba: 'IR820540102680020817909002',
      card: '6221061234567891',
      number: '',
    },
    {
      owner: 'فروشگاه حجره',
      bank: 'بانک پاسارگاد',
      sheba: 'IR550570022080013447370101',
      card: null,
      number: '220.8000.13447370.1',
    },
  ],
};

const demoRate: DatedRate = { currency: 'USD', tomanPerUnit: 110_000, date: '2026-11-01' };

/** Stores the demo's bank accounts and a rate, so that it accepts bank transfers and PayPal. */
export async function fillPayingTerms(shop: Shop): Promise<void> {
  await changeSetting(shop, paypalSetting, demoRate);
  await changeSetting(shop, bankSetting, demoTerms);
}
