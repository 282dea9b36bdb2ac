import { thenRead } from '#platform/http/then-read.ts';
import type { Shop } from '#platform/shop.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { payingTermsContract } from '../paying-terms.contract.ts';
import { refuseNewAccount } from './bank-accounts.service.ts';
import {
  changeBankTerms,
  changeCashTerms,
  changePaypalRate,
  changePurchaseLimits,
  paymentSettings,
} from './payment-settings.service.ts';
import { paypalAccount } from './paypal/paypal-account.ts';

async function paypalTerms(shop: Shop) {
  const version = await settingVersion(shop, 'paying-paypal');
  const { paypalRate } = await paymentSettings(shop);
  return {
    version,
    currency: paypalRate?.currency ?? ('USD' as const),
    toman_per_unit: paypalRate?.tomanPerUnit ?? null,
    date: paypalRate?.date ?? null,
  };
}

async function payingTerms(shop: Shop) {
  const seen = {
    bank: await settingVersion(shop, 'paying-bank'),
    cash: await settingVersion(shop, 'paying-cash'),
    limits: await settingVersion(shop, 'paying-limits'),
  };
  const { bank, cash, limits } = await paymentSettings(shop);
  return {
    bank: { version: seen.bank, accounts: [...bank.accounts], hold_hours: bank.holdHours },
    paypal: paypalAccount(shop.config) === null ? null : await paypalTerms(shop),
    cash: {
      version: seen.cash,
      offered: cash.offered,
      max_due_amount: cash.maxDue,
      places: cash.places.map(({ province, city }) => ({ province, city })),
    },
    limits: {
      version: seen.limits,
      max_unpaid_orders: limits.unpaidOrders,
      max_unpaid_pieces: limits.unpaidPieces,
      max_new_customer_cash_orders: limits.newCustomerCashOrders,
      max_new_customer_cash_total: limits.newCustomerCashTotal,
    },
  };
}

export const payingTermsRoutes = routes(payingTermsContract, {
  'GET /api/admin/settings/paying-terms/': ({ shop }) => payingTerms(shop),
  'PUT /api/admin/settings/paying-terms/bank/': async ({ shop, body, caller }) => {
    const { version, accounts, password, hold_hours: holdHours } = body;
    const refusal = await refuseNewAccount(shop, caller, { version, accounts, password });
    if (refusal !== null) return refusal;
    return thenRead(
      inSettingVersion(shop, { editor: 'paying-bank', version }, async () => {
        await changeBankTerms(shop, { accounts, holdHours }, caller.customerId);
        return { version: 0 };
      }),
      async () => (await payingTerms(shop)).bank,
    );
  },
  'PUT /api/admin/settings/paying-terms/paypal/': ({ shop, body, caller }) =>
    thenRead(
      inSettingVersion(shop, { editor: 'paying-paypal', version: body.version }, async () => {
        const { currency, toman_per_unit: tomanPerUnit } = body;
        await changePaypalRate(shop, tomanPerUnit === null ? null : { currency, tomanPerUnit }, caller.customerId);
        return { version: 0 };
      }),
      () => paypalTerms(shop),
    ),
  'PUT /api/admin/settings/paying-terms/cash/': ({ shop, body, caller }) =>
    thenRead(
      inSettingVersion(shop, { editor: 'paying-cash', version: body.version }, async () => {
        await changeCashTerms(
          shop,
          { offered: body.offered, maxDue: body.max_due_amount, places: body.places },
          caller.customerId,
        );
        return { version: 0 };
      }),
      async () => (await payingTerms(shop)).cash,
    ),
  'PUT /api/admin/settings/paying-terms/limits/': ({ shop, body, caller }) =>
    thenRead(
      inSettingVersion(shop, { editor: 'paying-limits', version: body.version }, async () => {
        await changePurchaseLimits(
          shop,
          {
            unpaidOrders: body.max_unpaid_orders,
            unpaidPieces: body.max_unpaid_pieces,
            newCustomerCashOrders: body.max_new_customer_cash_orders,
            newCustomerCashTotal: body.max_new_customer_cash_total,
          },
          caller.customerId,
        );
        return { version: 0 };
      }),
      async () => (await payingTerms(shop)).limits,
    ),
});
