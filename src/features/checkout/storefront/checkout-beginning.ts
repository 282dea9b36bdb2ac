import type { SavedAddress } from '#features/accounts/addresses.contract.ts';
import { emptyAddress, isSameAddress } from '#features/accounts/address.rules.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Reply } from '#shared/contract/contract.ts';
import { browserApi, customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { checkoutContract } from '../checkout.contract.ts';
import { isBegun, type CheckoutDraft } from '../checkout-draft.rules.ts';
import { readDraft } from './checkout-draft.ts';
import type { ShippingMethod } from './shipping-choice.tsx';

/** A payment method, with the data its route needs. */
export type OfferedMethod = Reply<(typeof checkoutContract)['GET /api/checkout/payment-methods/']>['data'][number];

/** The choices of the checkout: the customer's addresses, the shipping methods and the payment methods. */
export interface Beginning {
  readonly saved: readonly SavedAddress[];
  readonly methods: readonly ShippingMethod[];
  readonly ways: readonly OfferedMethod[];
}

async function begin(signal: AbortSignal): Promise<Beginning> {
  const [{ data: methods }, { data: saved }, { data: ways }] = await Promise.all([
    browserApi('GET /api/checkout/shipping-methods/', { signal }),
    customerApi('GET /api/customers/current/addresses/', { signal }),
    browserApi('GET /api/checkout/payment-methods/', { signal }),
  ]);
  return { methods, saved, ways };
}

/** Loads the choices of the checkout; its next route has them at once and reloads them meanwhile. */
export function useBeginning() {
  return useResource(['customers', 'checkout'], begin);
}

/**
 * Returns the initial address: the one given before, as a saved address if it is one by now, otherwise as far as it was entered; else the default
 * address, else the account's name and phone. Nothing has to be entered twice.
 */
export function beginningAddress(
  draft: CheckoutDraft,
  saved: readonly SavedAddress[],
  customer: Customer,
): Pick<CheckoutDraft, 'address' | 'addressId'> {
  const known =
    saved.find(({ id }) => id === draft.addressId) ?? saved.find((address) => isSameAddress(address, draft.address));
  const isTyped =
    saved.length === 0 ? Object.values(draft.address).some((field) => field !== '') : isBegun(draft.address);
  if (known === undefined && draft.addressId === null && isTyped) return draft;
  const chosen = known ?? saved[0];
  if (chosen === undefined)
    return {
      addressId: null,
      address: { ...emptyAddress, full_name: customer.full_name ?? '', phone: showMobile(customer.phone) },
    };
  return addressOf(chosen);
}

/** Returns the fields of a chosen saved address that the draft stores. */
export function addressOf(address: SavedAddress): Pick<CheckoutDraft, 'addressId' | 'address'> {
  const { id, full_name, phone, province, city, line, postal_code } = address;
  return { addressId: id, address: { full_name, phone, province, city, line, postal_code } };
}

/** Returns the initial draft of any checkout route: the address and the cheapest shipping method, where nothing else was given. */
export function begunDraft(customer: Customer, { saved, methods }: Beginning): CheckoutDraft {
  const draft = readDraft(customer.id);
  const stillOffered = methods.some(({ id }) => id === draft.shippingMethodId);
  const [lowest] = [...methods].sort((a, b) => a.price - b.price);
  const shippingMethodId = stillOffered ? draft.shippingMethodId : (lowest?.id ?? null);
  return { ...draft, ...beginningAddress(draft, saved, customer), shippingMethodId };
}
