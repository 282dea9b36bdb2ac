import { draftFrom, type CheckoutDraft } from '../checkout-draft.rules.ts';

/** Keyed by customer: another who signs in and orders in this tab does not delete what the previous one has entered. */
const draftKey = (customerId: number): string => `checkout-draft:${customerId}`;

function read(customerId: number): string | null {
  try {
    return sessionStorage.getItem(draftKey(customerId));
  } catch {
    return null;
  }
}

/** Returns what this customer has entered in this tab so far. */
export function readDraft(customerId: number): CheckoutDraft {
  return draftFrom(read(customerId), customerId);
}

/** Stores the draft between the steps, for as long as the tab is open. */
export function keepDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(draftKey(draft.customerId), JSON.stringify(draft));
  } catch {
    // Without browser storage, the next step has to be filled in again.
  }
}

/** Returns a random idempotency key. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the draft for the payment step: with an idempotency key, which a duplicated tab shares, so that both place one order. */
export function draftToPay(customerId: number): CheckoutDraft {
  const draft = readDraft(customerId);
  if (draft.attempt !== null) return draft;
  const begun = { ...draft, attempt: { key: newKey(), body: '', unanswered: false } };
  keepDraft(begun);
  return begun;
}

/** Returns the draft after an order was placed: the address and the shipping method stay for the next one. */
export function draftAfterOrder(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, coupon: '', typedAddress: null, seenTotal: null, attempt: null };
}
