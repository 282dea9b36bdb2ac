import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { staffCustomersContract, type ListedCustomer } from '../customers-admin.contract.ts';
import { accountById } from './customers.store.ts';
import { refusalMessages } from '#features/auth/server/auth-errors.messages.ts';
import { customerFile, listedCustomers } from './customers-admin.store.ts';
import { correctFullName, setCustomerActive } from '#features/staff/server/staff.service.ts';

const customersOnAPage = 50;

type Listed = Awaited<ReturnType<typeof listedCustomers>>[number];

function shown({ fullName, createdAt, ...customer }: Listed): ListedCustomer {
  return { ...customer, full_name: fullName, since: createdAt.toISOString() };
}

export const staffCustomersRoutes = routes(staffCustomersContract, {
  'GET /api/admin/customers/': async ({ shop, query }) => {
    const { q, active, before } = query;
    const found = await listedCustomers(
      shop,
      { q, before, active: active === undefined ? undefined : active === 'yes' },
      customersOnAPage + 1,
    );
    const data = found.slice(0, customersOnAPage).map(shown);
    const next = new URLSearchParams({
      ...(q === undefined ? {} : { q }),
      ...(active === undefined ? {} : { active }),
      before: String(data.at(-1)?.id ?? 0),
    });
    return { data, next: found.length > customersOnAPage ? `/api/admin/customers/?${next.toString()}` : null };
  },

  'GET /api/admin/customers/:id/': async ({ shop, params }) => {
    const [file, credit] = await Promise.all([customerFile(shop, params.id), creditBalance(shop, params.id)]);
    if (file === undefined)
      return refuse(
        'customer-unknown',
        inBoth(refusalMessages, (t) => t.customerUnknown),
      );
    const addresses = file.addresses.map(({ fullName, phone, province, city, line, postalCode }) => ({
      full_name: fullName,
      phone,
      province,
      city,
      line,
      postal_code: postalCode,
    }));
    return { ...shown(file.customer), credit, sessions: file.sessions, addresses };
  },

  'PUT /api/admin/customers/:id/name/': async ({ shop, params, body, caller }) => {
    const account = await accountById(shop, params.id);
    if (account?.role != null && caller.role !== 'owner')
      return refuse(
        'not-allowed',
        inBoth(refusalMessages, (t) => t.staffNameIsTheOwners),
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

  'PUT /api/admin/customers/:id/active/': async ({ shop, params, body, caller }) => {
    const account = await accountById(shop, params.id);
    if (account?.role != null && caller.role !== 'owner')
      return refuse(
        'not-allowed',
        inBoth(refusalMessages, (t) => t.staffIsTheOwners),
      );
    return (await setCustomerActive(shop, { customerId: params.id, active: body.active, by: caller.customerId })) ?? {};
  },
});
