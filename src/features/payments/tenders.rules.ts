import type { CounterTender, PaymentMethod } from '#features/orders/orders.contract.ts';
/** The kinds of tenders; each payment of an order is one tender. */
export const tenderKinds = ['gateway', 'bank-transfer', 'cash', 'stored-value'] as const;
export type TenderKind = (typeof tenderKinds)[number];

/** `reported` is a transfer that the customer has reported and the staff has not confirmed yet. */
export const tenderStates = ['started', 'reported', 'paid', 'failed', 'refunded'] as const;
export type TenderState = (typeof tenderStates)[number];

/** The kind of tender of each payment method. */
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

/** Returns the kind of tender of a payment method. */
export const tenderKindOf = (method: string): TenderKind =>
  isTenderMethod(method) ? tenderMethods[method] : 'gateway';

const isTenderMethod = (method: string): method is keyof typeof tenderMethods => Object.hasOwn(tenderMethods, method);
