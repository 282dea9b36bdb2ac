import type { NewOrder } from './checkout.contract.ts';
import type { Static } from 'typebox';
import { addressErrors, emptyAddress } from '#features/accounts/address.rules.ts';
import type { BillingParty, OrderAddress, PaymentMethod } from '#features/orders/orders.contract.ts';
import { normalisers } from '#shared/contract/normalisers.ts';

/** The party named on an invoice, as entered; the economic code is empty where there is none. */
export type TypedBilling = Readonly<Required<BillingParty>>;

export type BillingErrors = Partial<
  Record<`billing_${keyof TypedBilling}`, 'no-billing-name' | 'not-a-tax-id' | 'not-an-economic-code'>
>;

/** Returns the validation errors of the party named on an invoice, by field; empty when it is valid, or when the invoice names the recipient. */
export function billingErrors(billing: TypedBilling | null): BillingErrors {
  if (billing === null) return {};
  const { name, national_id, economic_code } = billing;
  return {
    ...(name.trim() === '' && { billing_name: 'no-billing-name' }),
    ...(normalisers['tax-id'](national_id) === null && { billing_national_id: 'not-a-tax-id' }),
    ...(economic_code.trim() !== '' &&
      normalisers['economic-code'](economic_code) === null && { billing_economic_code: 'not-an-economic-code' }),
  };
}

/** The values a customer has entered during the checkout. */
export interface CheckoutDraft {
  /** The customer it belongs to: another who signs in at this browser does not see it. */
  readonly customerId: number;
  readonly address: OrderAddress;
  /** The id of the saved address that was chosen; null for one entered here. */
  readonly addressId: number | null;
  /** Whether an address entered here is added to the saved ones. */
  readonly saveAddress: boolean;
  /** A partly entered new address, stored while a saved one is chosen over it; null without any. */
  readonly typedAddress: OrderAddress | null;
  /** The party named on the invoice; null where it is the recipient of the order. */
  readonly billing: TypedBilling | null;
  /** The party named before the box was unticked, restored when it is ticked again. */
  readonly untickedBilling: TypedBilling | null;
  readonly shippingMethodId: number | null;
  /** A code that the shop has accepted; empty without one. */
  readonly coupon: string;
  /** Whether the customer's store credit pays as much of the total as it covers. */
  readonly useCredit: boolean;
  /** The total that the customer last agreed to. */
  readonly seenTotal: number | null;
  readonly attempt: Attempt | null;
}

/** One attempt to place an order: repeated under its idempotency key, it places one order. */
export interface Attempt {
  readonly key: string;
  /** The body sent under the key; empty before it was sent. */
  readonly body: string;
  /** Whether it was sent without a known response: an order may have been placed. */
  readonly unanswered: boolean;
}

/** Returns an empty draft. */
export function newDraft(customerId: number): CheckoutDraft {
  return {
    customerId,
    address: emptyAddress,
    addressId: null,
    saveAddress: true,
    typedAddress: null,
    billing: null,
    untickedBilling: null,
    shippingMethodId: null,
    coupon: '',
    useCredit: true,
    seenTotal: null,
    attempt: null,
  };
}

/** Returns the draft stored in the browser; a new one when it belongs to another customer or cannot be read. */
export function draftFrom(saved: string | null, customerId: number): CheckoutDraft {
  const fresh = newDraft(customerId);
  if (saved === null) return fresh;
  try {
    const draft = JSON.parse(saved) as Partial<CheckoutDraft>;
    if (draft.customerId !== customerId) return fresh;
    return { ...fresh, ...draft, address: { ...fresh.address, ...draft.address } };
  } catch {
    return fresh;
  }
}

/** Whether the place of an address was begun; the recipient's name and phone are prefilled and do not count. */
export const isBegun = ({ province, city, line, postal_code }: OrderAddress): boolean =>
  [province, city, line, postal_code].some((field) => field !== '');

/** Returns the draft's changes when a saved address is chosen; a partly entered new one is stored until it is chosen again. */
export function chosenAddress(
  { addressId, address, typedAddress }: CheckoutDraft,
  chosen: Pick<CheckoutDraft, 'addressId' | 'address'>,
): Partial<CheckoutDraft> {
  return { ...chosen, typedAddress: addressId === null && isBegun(address) ? address : typedAddress };
}

/**
 * Returns the draft's changes when a new address is chosen: restores what was entered of it before, else starts with the recipient's name and phone.
 */
export function newAddress({ addressId, address, typedAddress }: CheckoutDraft): Partial<CheckoutDraft> {
  const { full_name, phone } = address;
  const begun = addressId === null ? address : (typedAddress ?? { ...emptyAddress, full_name, phone });
  return { addressId: null, address: begun };
}

const nobody: TypedBilling = { name: '', national_id: '', economic_code: '' };

/** Returns the draft's changes when the official invoice box is ticked or unticked; what was entered is stored for the next tick. */
export function tickedBilling({ billing, untickedBilling }: CheckoutDraft, isTicked: boolean): Partial<CheckoutDraft> {
  return isTicked ? { billing: untickedBilling ?? nobody } : { billing: null, untickedBilling: billing };
}

/** Returns the draft's changes when fields of the party named on the invoice change. */
export const withBilling = ({ billing }: CheckoutDraft, part: Partial<TypedBilling>): Partial<CheckoutDraft> => ({
  billing: { ...(billing ?? nobody), ...part },
});

/** Whether the draft has everything that the payment step needs. */
export function isReadyToPay(draft: CheckoutDraft): boolean {
  return (
    draft.shippingMethodId !== null &&
    Object.keys({ ...addressErrors(draft.address), ...billingErrors(draft.billing) }).length === 0
  );
}

/** Returns how much of a total is paid from credit. */
export function creditFor(
  draft: Pick<CheckoutDraft, 'useCredit'>,
  quote: { readonly total: number; readonly credit: number },
): number {
  return draft.useCredit ? Math.min(quote.credit, quote.total) : 0;
}

/**
 * Returns the body that places the order, `credit` toman of it paid from store credit; null until the draft is complete. It contains the agreed
 * total, so that the customer is not charged a different one.
 */
export function orderFrom(draft: CheckoutDraft, method: PaymentMethod, credit = 0): Static<typeof NewOrder> | null {
  const { shippingMethodId } = draft;
  if (shippingMethodId === null || !isReadyToPay(draft)) return null;
  return {
    shipping_method_id: shippingMethodId,
    payment_method: method,
    address: draft.address,
    ...(draft.billing === null ? {} : { billing: billingParty(draft.billing) }),
    ...(draft.addressId === null ? { save_address: draft.saveAddress } : {}),
    ...(draft.coupon === '' ? {} : { coupon: draft.coupon }),
    ...(credit === 0 ? {} : { credit_amount: credit }),
    ...(draft.seenTotal === null ? {} : { agreed_total: draft.seenTotal }),
  };
}

function billingParty({ name, national_id, economic_code }: TypedBilling): BillingParty {
  return { name, national_id, ...(economic_code.trim() === '' ? {} : { economic_code }) };
}

/** Returns the attempt for a body: the one begun, unless another body was sent under it. */
export function attemptFor(begun: Attempt | null, body: string, newKey: () => string): Attempt {
  if (begun === null) return { key: newKey(), body, unanswered: false };
  if (begun.body === '' || begun.body === body) return { ...begun, body };
  return { key: newKey(), body, unanswered: false };
}
