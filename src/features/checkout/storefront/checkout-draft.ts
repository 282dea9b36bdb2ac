import { draftFrom, type CheckoutDraft } from '../checkout-draft.rules.ts';

/** By customer: another who signs in at this tab and orders takes nothing away of what the one before has entered. */
const draftKey = (customerId: number): string => `checkout-draft:${customerId}`;

function read(customerId: number): string | null {
  try {
    return sessionStorage.getItem(draftKey(customerId));
  } catch {
    return null;
  }
}

/** What this customer has entered in this tab so far. */
export function readDraft(customerId: number): CheckoutDraft {
  return draftFrom(read(customerId), customerId);
}

/** Keeps the draft between the steps, as long as the tab is open. */
export function keepDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(draftKey(draft.customerId), JSON.stringify(draft));
  } catch {
    // Where the browser stores nothing, the next step requires it again.
  }
}

/** A key that no other attempt has. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The draft as it enters the payment step: with a key, which a copy of the tab shares, so that both place one order. */
export function draftToPay(customerId: number): CheckoutDraft {
  const draft = readDraft(customerId);
  if (draft.attempt !== null) return draft;
  const begun = { ...draft, attempt: { key: newKey(), body: '', unanswered: false } };
  keepDraft(begun);
  return begun;
}

/** After an order was placed: the address and the way of sending stay for the next one. */
export function draftAfterOrder(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, coupon: '', typedAddress: null, seenTotal: null, attempt: null };
}
