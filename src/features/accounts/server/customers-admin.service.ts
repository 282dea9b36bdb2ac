import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { accountById } from './accounts.service.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { addressesOf } from './addresses.store.ts';
import { changeFullName, listedCustomerById, type listedCustomers } from './customers-admin.store.ts';
import type { ListedCustomer } from '../customers-admin.contract.ts';
import { accountErrors } from '../account-errors.messages.ts';
import { customerUnknown } from '../account-errors.ts';

type Listed = Awaited<ReturnType<typeof listedCustomers>>[number];

/** A customer as the list of the staff shows them. */
export function listedCustomer({ fullName, createdAt, ...customer }: Listed): ListedCustomer {
  return { ...customer, full_name: fullName, created_at: createdAt.toISOString() };
}

/** One customer with the saved addresses and the store credit; undefined when there is none. */
export async function customerFile(shop: Shop, id: number) {
  const [customer, addresses, credit] = await Promise.all([
    listedCustomerById(shop, id),
    addressesOf(shop, id),
    creditBalance(shop, id),
  ]);
  if (customer === undefined) return undefined;
  return {
    ...listedCustomer(customer),
    credit,
    addresses: addresses.map(({ full_name, phone, province, city, line, postal_code }) => ({
      full_name,
      phone,
      province,
      city,
      line,
      postal_code,
    })),
  };
}

/** Corrects the full name, which a customer sets only once, unless somebody was quicker. */
export async function correctFullName(
  shop: Shop,
  { customerId, before, after, by }: { customerId: number; before: string | null; after: string; by: number },
): Promise<Refusal<'customer-unknown' | 'changed-meanwhile'> | null> {
  return shop.transaction(async () => {
    const [changed] = await changeFullName(shop, { customerId, before, after });
    if (changed === undefined) {
      return (await accountById(shop, customerId)) === undefined
        ? customerUnknown()
        : refuse(
            'changed-meanwhile',
            inBoth(accountErrors, (t) => t.nameChangedMeanwhile),
          );
    }
    if (before === after) return null;
    await recordChange(shop, {
      by,
      action: 'customer.renamed',
      subject: 'customer',
      subjectId: customerId,
      before: { full_name: before },
      after: { full_name: after },
    });
    await shop.publish('customer.renamed', { customerId });
    return null;
  });
}
