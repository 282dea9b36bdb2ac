import { usualPageSize } from '#shared/contract/replies.ts';
import { changesPart, changesWanted } from '#platform/database/lists/changed-since.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { customersAdminContract } from '../customers-admin.contract.ts';
import { listedCustomers } from './customers-admin.store.ts';
import { accountById } from './accounts.service.ts';
import { changeCustomerMetadata, correctFullName, listedCustomer } from './customers-admin.service.ts';
import { accountErrors } from '../account-errors.messages.ts';

export const customersAdminRoutes = routes(customersAdminContract, {
  'GET /api/admin/customers/': async ({ shop, query }) => {
    const { q, active, page_size: size = usualPageSize } = query;
    const changes = await changesWanted(shop, 'customers', query);
    if (isRefusal(changes)) return changes;
    const after = changes === null ? afterId('customers', query.after) : null;
    if (after === undefined) return cursorRejection;
    const found = await listedCustomers(shop, { q, before: after ?? undefined, active, changes }, size + 1);
    const address = '/api/admin/customers/';
    const { data: visible, next } =
      changes === null
        ? pageAfter(found, { order: 'customers', size, address, query })
        : changesPart(found, { list: 'customers', size, address, query });
    return { data: visible.map(listedCustomer), next };
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
      })) ?? { id: params.id, full_name: body.full_name }
    );
  },

  'PATCH /api/admin/customers/:id/metadata/': ({ shop, params, body, caller }) =>
    changeCustomerMetadata(shop, { ...body, customerId: params.id, by: caller.customerId }),
});
