import type { Shop } from '#platform/shop.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { PostalAddress, SavedAddress, SeenAddress } from '../addresses.contract.ts';
import { maxAddresses } from '../address.rules.ts';
import {
  addressCount,
  addressesOf,
  clearDefault,
  defaultToNewest,
  deleteAddress,
  insertAddress,
  lockAddressesOf,
  updateAddress,
} from './addresses.store.ts';
import { accountErrors } from '../account-errors.messages.ts';

/** An address as submitted by a customer. */
export interface AddressToSave extends PostalAddress {
  readonly is_default?: boolean | undefined;
}

const notFound = () =>
  refuse(
    'address-not-found',
    inBoth(accountErrors, (t) => t.addressNotFound),
  );

/** Saves another address, the first as the default; a customer has twenty at most. */
export async function addAddress(
  shop: Shop,
  customerId: number,
  address: AddressToSave,
): Promise<SavedAddress | Refusal<'too-many-addresses'>> {
  return shop.transaction(async () => {
    await lockAddressesOf(shop, customerId);
    const saved = await addressCount(shop, customerId);
    if (saved >= maxAddresses)
      return refuse(
        'too-many-addresses',
        inBoth(accountErrors, (t) => t.tooManyAddresses(maxAddresses)),
      );
    const isDefault = saved === 0 || address.is_default === true;
    if (isDefault) await clearDefault(shop, customerId);
    return insertAddress(shop, customerId, { ...address, is_default: isDefault });
  });
}

const isAsSeen = (now: SeenAddress, seen: SeenAddress): boolean =>
  now.full_name === seen.full_name &&
  now.phone === seen.phone &&
  now.province === seen.province &&
  now.city === seen.city &&
  now.line === seen.line &&
  now.postal_code === seen.postal_code;

/** Returns a customer's address; another customer's is not found. */
export async function ownAddress(
  shop: Shop,
  { customerId, id }: { readonly customerId: number; readonly id: number },
): Promise<SavedAddress | Refusal<'address-not-found'>> {
  return (await addressesOf(shop, customerId)).find((one) => one.id === id) ?? notFound();
}

/** Changes an address, unless it has changed since it was read; another customer's is not found. */
export async function changeAddress(
  shop: Shop,
  { customerId, id, seen }: { customerId: number; id: number; seen?: SeenAddress | undefined },
  address: AddressToSave,
): Promise<SavedAddress | Refusal<'address-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    await lockAddressesOf(shop, customerId);
    const now = await ownAddress(shop, { customerId, id });
    if (isRefusal(now)) return now;
    if (seen !== undefined && !isAsSeen(now, seen)) return changedMeanwhile();
    const makeDefault = address.is_default === true;
    if (makeDefault) await clearDefault(shop, customerId);
    return (await updateAddress(shop, { customerId, id, address, makeDefault })) ?? notFound();
  });
}

/** Deletes an address; when it was the default, the newest of the others becomes the default. */
export async function removeAddress(
  shop: Shop,
  { customerId, id }: { customerId: number; id: number },
): Promise<Refusal<'address-not-found'> | null> {
  return shop.transaction(async () => {
    await lockAddressesOf(shop, customerId);
    const wasDefault = await deleteAddress(shop, customerId, id);
    if (wasDefault === undefined) return notFound();
    if (wasDefault) await defaultToNewest(shop, customerId);
    return null;
  });
}
