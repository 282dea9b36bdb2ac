import type { CounterTender, PaymentMethod } from '#features/orders/orders.contract.ts';
/** What an order can be paid with: each payment of it is one tender. */
export const tenderKinds = ['gateway', 'bank-transfer', 'cash', 'stored-value'] as const;
export type TenderKind = (typeof tenderKinds)[number];

/** `reported` by its customer, of a transfer that the staff has not found in the shop's account yet. */
export const tenderStates = ['started', 'reported', 'paid', 'failed', 'refunded'] as const;
export type TenderState = (typeof tenderStates)[number];

/** What each way to pay is, as a tender. */
export const tenderMethods: Readonly<Record<PaymentMethod | CounterTender, TenderKind>> = {
  cash: 'cash',
  online: 'gateway',
  zibal: 'gateway',
  'credit-card': 'gateway',
  bank: 'bank-transfer',
  paypal: 'gateway',
  credit: 'stored-value',
  'counter-cash': 'cash',
  'card-terminal': 'gateway',
};

/** What a way to pay is, as a tender. */
export const tenderKindOf = (method: string): TenderKind =>
  isTenderMethod(method) ? tenderMethods[method] : 'gateway';

const isTenderMethod = (method: string): method is keyof typeof tenderMethods => Object.hasOwn(tenderMethods, method);
