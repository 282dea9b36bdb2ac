import { recordChange } from '#features/audit/server/audit.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { begun, fileNamed } from '#platform/http/downloads.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { privacyContract } from '../privacy.contract.ts';
import { customerCopy } from './customer-copy.ts';
import { eraseCustomer } from './erasure.service.ts';
import { privacyRefusals } from './privacy-errors.messages.ts';
import { customerState } from './privacy.store.ts';

export const privacyRoutes = routes(privacyContract, {
  'GET /api/admin/customers/:id/copy.json': async ({ shop, params, caller }) => {
    const [customer] = await customerState(shop, { customerId: params.id });
    if (customer === undefined)
      return refuse(
        'customer-not-found',
        inBoth(privacyRefusals, (t) => t.customerUnknown),
      );
    await recordChange(shop, {
      by: caller.customerId,
      action: 'customer.copied',
      subject: 'customer',
      subjectId: params.id,
    });
    return fileNamed(`customer-${params.id}.json`, await begun(customerCopy(shop, params.id)));
  },

  'POST /api/admin/customers/:id/erase/': async ({ shop, params, caller }) =>
    (await eraseCustomer(shop, { customerId: params.id, by: caller.customerId })) ?? {
      id: params.id,
      status: 'erased' as const,
    },
});
