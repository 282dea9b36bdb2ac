import { paymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { giverOf } from '#features/settings/server/staff-money.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { transfersContract } from '../bank-transfers.contract.ts';
import { confirmTransfer, listTransfers, refuseTransfer, staffTransfer } from './bank-transfers-admin.service.ts';
import { reportTransfer, transferPage } from './bank-transfers.service.ts';

export const transfersRoutes = routes(transfersContract, {
  'GET /api/bank-accounts/': async ({ shop }) => {
    const { bank } = await paymentSettings(shop);
    return { accounts: [...bank.accounts], hold_hours: bank.holdHours };
  },
  'GET /api/orders/:number/bank-transfer/': ({ shop, params, caller }) =>
    transferPage(shop, { ...params, customerId: caller.customerId }),
  'POST /api/orders/:number/bank-transfer/': ({ shop, params, body, caller }) =>
    reportTransfer(shop, { ...params, ...body, customerId: caller.customerId }),
  'GET /api/admin/bank-transfers/': ({ shop, query }) => listTransfers(shop, query),
  'POST /api/admin/bank-transfers/:number/confirm/': async ({ shop, params, body, caller }) => {
    const by = { by: caller.customerId, role: giverOf(caller).role };
    const confirmed = await confirmTransfer(shop, { ...params, ...body, ...by });
    return isRefusal(confirmed) ? confirmed : { ...(await staffTransfer(shop, params.number)), ...confirmed };
  },
  'POST /api/admin/bank-transfers/:number/refuse/': async ({ shop, params, body, caller }) =>
    (await refuseTransfer(shop, { ...params, ...body, by: caller.customerId })) ?? staffTransfer(shop, params.number),
});
