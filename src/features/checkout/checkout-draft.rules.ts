import type { NewOrder } from './checkout.contract.ts';
import type { Static } from 'typebox';
import { addressErrors, emptyAddress } from '#features/accounts/address.rules.ts';
import type { BillingParty, OrderAddress, PaymentMethod } from '#features/orders/orders.contract.ts';
import { normalisers } from '#shared/contract/normalisers.ts';

/** Whom an invoice is to name, as it is typed; the economic code is empty where there is none. */
export type TypedBilling = Readonly<Required<BillingParty>>;

export type BillingErrors = Partial<
  Record<`billing_${keyof TypedBilling}`, 'no-billing-name' | 'not-a-tax-id' | 'not-an-economic-code'>
>;

/** What is wrong with whom an invoice is to name, by field; nothing when it can be sent, or when it names who receives the order. */
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

/** What a customer has entered on the way to an order. */
export interface CheckoutDraft {
  /** Whose it is: nobody else who signs in at this browser sees it. */
  readonly customerId: number;
  readonly address: OrderAddress;
  /** Which of the customer's saved addresses it is; null for one that was typed here. */
  readonly addressId: number | null;
  /** Whether one that was typed here joins them. */
  readonly saveAddress: boolean;
  /** What was typed of a new address when a saved one was chosen over it; null without any. */
  readonly typedAddress: OrderAddress | null;
  /** Whom the invoice names; null where it is who receives the order. */
  readonly billing: TypedBilling | null;
  /** Whom it named when that was unticked: to stand there again when it is ticked. */
  readonly untickedBilling: TypedBilling | null;
  readonly shippingMethodId: number | null;
  /** A code that the shop has accepted; empty without one. */
  readonly coupon: string;
  /** Whether what the customer has at the shop pays as far as it goes. */
  readonly useCredit: boolean;
  /** The total that the customer last agreed to. */
  readonly seenTotal: number | null;
  readonly attempt: Attempt | null;
}

/** One attempt to place an order: repeated under its key, it places one order. */
export interface Attempt {
  readonly key: string;
  /** What was requested under the key; empty before it was. */
  readonly body: string;
  /** Sent, and no answer known: an order may stand. */
  readonly unanswered: boolean;
}

/** Nothing is entered yet. */
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

/** The draft as the browser stored it; a new one when it is another's, or cannot be read. */
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

/** Whether the place of an address was begun; whom and by which phone is known without typing. */
export const isBegun = ({ province, city, line, postal_code }: OrderAddress): boolean =>
  [province, city, line, postal_code].some((field) => field !== '');

/** What choosing a saved address changes of the draft; what was typed of a new one waits for its own choice. */
export function chosenAddress(
  { addressId, address, typedAddress }: CheckoutDraft,
  chosen: Pick<CheckoutDraft, 'addressId' | 'address'>,
): Partial<CheckoutDraft> {
  return { ...chosen, typedAddress: addressId === null && isBegun(address) ? address : typedAddress };
}

/** What choosing a new address changes: what was typed of it before stands there again, else who receives it and by which phone. */
export function newAddress({ addressId, address, typedAddress }: CheckoutDraft): Partial<CheckoutDraft> {
  const { full_name, phone } = address;
  const begun = addressId === null ? address : (typedAddress ?? { ...emptyAddress, full_name, phone });
  return { addressId: null, address: begun };
}

const nobody: TypedBilling = { name: '', national_id: '', economic_code: '' };

/** What ticking or unticking the box of the official invoice changes; what was typed of it stays for the next tick. */
export function tickedBilling({ billing, untickedBilling }: CheckoutDraft, isTicked: boolean): Partial<CheckoutDraft> {
  return isTicked ? { billing: untickedBilling ?? nobody } : { billing: null, untickedBilling: billing };
}

/** What is changed in whom the invoice names. */
export const withBilling = ({ billing }: CheckoutDraft, part: Partial<TypedBilling>): Partial<CheckoutDraft> => ({
  billing: { ...(billing ?? nobody), ...part },
});

/** Whether everything is given that the payment step needs. */
export function isReadyToPay(draft: CheckoutDraft): boolean {
  return (
    draft.shippingMethodId !== null &&
    Object.keys({ ...addressErrors(draft.address), ...billingErrors(draft.billing) }).length === 0
  );
}

/** How much of a total is paid from credit. */
export function creditFor(
  draft: Pick<CheckoutDraft, 'useCredit'>,
  quote: { readonly total: number; readonly credit: number },
): number {
  return draft.useCredit ? Math.min(quote.credit, quote.total) : 0;
}

/**
 * What an order is requested with, `credit` toman of it paid from what the customer has; null before all is given.
 * The total that was agreed to goes with it: nobody is charged another one.
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

/** The attempt under which a body is sent: the one begun, unless another body was sent under it. */
export function attemptFor(begun: Attempt | null, body: string, newKey: () => string): Attempt {
  if (begun === null) return { key: newKey(), body, unanswered: false };
  if (begun.body === '' || begun.body === body) return { ...begun, body };
  return { key: newKey(), body, unanswered: false };
}
