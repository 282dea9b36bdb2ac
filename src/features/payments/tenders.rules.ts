/** What an order can be paid with: each payment of it is one tender. */
export const tenderKinds = ['gateway', 'bank-transfer', 'cash', 'stored-value'] as const;
export type TenderKind = (typeof tenderKinds)[number];

/** `reported` by its customer, of a transfer that the staff has not found in the shop's account yet. */
export const tenderStates = ['started', 'reported', 'paid', 'failed', 'refunded'] as const;
export type TenderState = (typeof tenderStates)[number];

/** What a way to pay is, as a tender. */
export function tenderKindOf(method: string): TenderKind {
  if (method === 'bank') return 'bank-transfer';
  if (method === 'cash' || method === 'counter-cash') return 'cash';
  return method === 'credit' ? 'stored-value' : 'gateway';
}
