import { routes } from '#platform/http/api-calls.ts';
import { payingTermsContract } from '../paying-terms.contract.ts';
import {
  changeBankTerms,
  changeCashTerms,
  changePaypalRate,
  changePurchaseLimits,
  paymentSettings,
} from './payment-settings.service.ts';
import { paypalAccount } from './paypal/paypal-account.ts';

export const payingTermsRoutes = routes(payingTermsContract, {
  'GET /api/admin/paying-terms/': async ({ shop }) => {
    const { bank, cash, paypalRate, limits } = await paymentSettings(shop);
    return {
      bank: { accounts: [...bank.accounts], hold_hours: bank.holdHours },
      paypal:
        paypalAccount(shop.config) === null
          ? null
          : {
              currency: paypalRate?.currency ?? 'USD',
              toman_per_unit: paypalRate?.tomanPerUnit ?? null,
              date: paypalRate?.date ?? null,
            },
      cash: {
        offered: cash.offered,
        most_due: cash.mostDue,
        places: cash.places.map(({ province, city }) => ({ province, city })),
      },
      limits: {
        max_unpaid_orders: limits.unpaidOrders,
        max_unpaid_pieces: limits.unpaidPieces,
        max_new_customer_cash_orders: limits.newCustomerCashOrders,
        max_new_customer_cash_total: limits.newCustomerCashTotal,
      },
    };
  },
  'PUT /api/admin/paying-terms/bank/': async ({ shop, body, caller }) => {
    await changeBankTerms(shop, { accounts: body.accounts, holdHours: body.hold_hours }, caller.customerId);
    return {};
  },
  'PUT /api/admin/paying-terms/paypal/': async ({ shop, body, caller }) => {
    const { currency, toman_per_unit: tomanPerUnit } = body;
    await changePaypalRate(shop, tomanPerUnit === null ? null : { currency, tomanPerUnit }, caller.customerId);
    return {};
  },
  'PUT /api/admin/paying-terms/cash/': async ({ shop, body, caller }) => {
    await changeCashTerms(
      shop,
      { offered: body.offered, mostDue: body.most_due, places: body.places },
      caller.customerId,
    );
    return {};
  },
  'PUT /api/admin/paying-terms/limits/': async ({ shop, body, caller }) => {
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
    return {};
  },
});
