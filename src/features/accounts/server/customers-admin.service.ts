import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isErased, isWalkIn } from '../account.rules.ts';
import { changedMetadata, metadataParts, type Metadata, type MetadataChange } from '#shared/metadata.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { addressesOf } from './addresses.store.ts';
import {
  changeFullName,
  listedCustomerById,
  lockCustomerMetadata,
  storeCustomerMetadata,
  type listedCustomers,
} from './customers-admin.store.ts';
import type { ListedCustomer } from '../customers-admin.contract.ts';
import { accountErrors } from '../account-errors.messages.ts';
import { customerUnknown } from '../account-errors.ts';

type Listed = Awaited<ReturnType<typeof listedCustomers>>[number];

/** Returns a customer as displayed in the staff's list. */
export function listedCustomer({ fullName, createdAt, updatedAt, ...customer }: Listed): ListedCustomer {
  return {
    ...customer,
    full_name: fullName,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** Returns one customer with the saved addresses and the store credit; undefined when there is none. */
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

/** Corrects the full name, which a customer sets only once, unless another user has changed it meanwhile. */
export async function correctFullName(
  shop: Shop,
  { customerId, before, after, by }: { customerId: number; before: string | null; after: string; by: number },
): Promise<Refusal<'customer-not-found' | 'changed-meanwhile'> | null> {
  return shop.transaction(async () => {
    const [changed] = await changeFullName(shop, { customerId, before, after });
    if (changed === undefined) {
      return (await listedCustomerById(shop, customerId)) === undefined
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

/** Changes the metadata that other systems store on a customer, unless the same was changed meanwhile; an erased account accepts none. */
export function changeCustomerMetadata(
  shop: Shop,
  { customerId, by, ...change }: MetadataChange & { readonly customerId: number; readonly by: number },
): Promise<{ metadata: Metadata } | Refusal<'customer-not-found' | 'changed-meanwhile' | 'too-many-metadata'>> {
  return shop.transaction(async () => {
    const [locked] = await lockCustomerMetadata(shop, { customerId });
    if (locked === undefined || isErased(locked) || isWalkIn(locked)) return customerUnknown();
    const metadata = changedMetadata(locked.metadata, change);
    if (isRefusal(metadata)) return metadata;
    const parts = metadataParts(locked.metadata, metadata);
    if (Object.keys({ ...parts.before, ...parts.after }).length === 0) return { metadata };
    await storeCustomerMetadata(shop, { customerId, metadata });
    await recordChange(shop, {
      by,
      action: 'customer.metadata-changed',
      subject: 'customer',
      subjectId: customerId,
      before: { metadata: parts.before },
      after: { metadata: parts.after },
    });
    return { metadata };
  });
}
