import { accountById } from '#features/accounts/server/accounts.service.ts';
import { customerUnknown } from '#features/accounts/account-errors.ts';
import { customerFile } from '#features/accounts/server/customers-admin.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { customerAccessContract } from '../customer-access.contract.ts';
import { setCustomerActive } from './customer-access.service.ts';
import { countLiveSessions } from './sessions/sessions.store.ts';

export const customerAccessRoutes = routes(customerAccessContract, {
  'GET /api/admin/customers/:id/': async ({ shop, params }) => {
    const [file, sessions] = await Promise.all([
      customerFile(shop, params.id),
      countLiveSessions(shop, params.id, shop.clock.now()),
    ]);
    return file === undefined ? customerUnknown() : { ...file, sessions };
  },

  'PUT /api/admin/customers/:id/active/': async ({ shop, params, body, caller }) => {
    const account = await accountById(shop, params.id);
    if (account?.role != null && caller.role !== 'owner')
      return refuse(
        'not-allowed',
        inBoth(authErrors, (t) => t.staffIsTheOwners),
      );
    const { active } = body;
    const refused = await setCustomerActive(shop, { customerId: params.id, active, by: caller.customerId });
    return refused ?? { id: params.id, active };
  },
});
