import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { customersAdminContract } from '../customers-admin.contract.ts';
import { listedCustomers } from './customers-admin.store.ts';
import { accountById } from './accounts.service.ts';
import { correctFullName, listedCustomer } from './customers-admin.service.ts';
import { accountErrors } from '../account-errors.messages.ts';

const customersOnAPage = 50;

export const customersAdminRoutes = routes(customersAdminContract, {
  'GET /api/admin/customers/': async ({ shop, query }) => {
    const { q, active, before } = query;
    const found = await listedCustomers(
      shop,
      { q, before, active: active === undefined ? undefined : active === 'yes' },
      customersOnAPage + 1,
    );
    const data = found.slice(0, customersOnAPage).map(listedCustomer);
    const next = new URLSearchParams({
      ...(q === undefined ? {} : { q }),
      ...(active === undefined ? {} : { active }),
      before: String(data.at(-1)?.id ?? 0),
    });
    return { data, next: found.length > customersOnAPage ? `/api/admin/customers/?${next.toString()}` : null };
  },

  'PUT /api/admin/customers/:id/name/': async ({ shop, params, body, caller }) => {
    const account = await accountById(shop, params.id);
    if (account?.role != null && caller.role !== 'owner')
      return refuse(
        'not-allowed',
        inBoth(accountErrors, (t) => t.staffNameIsTheOwners),
      );
    return (
      (await correctFullName(shop, {
        customerId: params.id,
        before: body.before,
        after: body.full_name,
        by: caller.customerId,
      })) ?? {}
    );
  },
});
