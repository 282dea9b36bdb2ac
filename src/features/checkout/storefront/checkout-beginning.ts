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

/** A way to pay, with what its route has to know. */
export type OfferedMethod = Reply<(typeof checkoutContract)['GET /api/checkout/payment-methods/']>['data'][number];

/** What the checkout chooses from: the customer's addresses, the ways to send and the ways to pay. */
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

/** What the checkout chooses from; the next of its routes has it at once and loads it again meanwhile. */
export function useBeginning() {
  return useResource(['customers', 'checkout'], begin);
}

/**
 * Where to send: what was given before, as a saved address where it is one by now and as far as it was typed where it is not, else the
 * default address, else what the account knows; nothing has to be typed twice.
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

/** What the draft keeps of a saved address that was chosen. */
export function addressOf(address: SavedAddress): Pick<CheckoutDraft, 'addressId' | 'address'> {
  const { id, full_name, phone, province, city, line, postal_code } = address;
  return { addressId: id, address: { full_name, phone, province, city, line, postal_code } };
}

/**
 * The draft with which any route of the checkout begins: the address and the cheapest way to send it, where nothing
 * else was given.
 */
export function begunDraft(customer: Customer, { saved, methods }: Beginning): CheckoutDraft {
  const draft = readDraft(customer.id);
  const stillOffered = methods.some(({ id }) => id === draft.shippingMethodId);
  const [lowest] = [...methods].sort((a, b) => a.price - b.price);
  const shippingMethodId = stillOffered ? draft.shippingMethodId : (lowest?.id ?? null);
  return { ...draft, ...beginningAddress(draft, saved, customer), shippingMethodId };
}
