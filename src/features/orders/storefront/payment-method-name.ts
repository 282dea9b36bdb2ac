import type { ordersMessages } from '../orders-screens.messages.ts';
import type { CounterTender, PaymentMethod } from '../orders.contract.ts';

type NamedMethod = PaymentMethod | CounterTender | 'counter';

const known: Readonly<Record<NamedMethod, true>> = {
  cash: true,
  online: true,
  zibal: true,
  'credit-card': true,
  bank: true,
  paypal: true,
  credit: true,
  counter: true,
  'counter-cash': true,
  'card-terminal': true,
};

/** Returns the name of a payment method; an unknown code is returned unchanged. */
export function paymentMethodName(code: string, t: (typeof ordersMessages)['fa']): string {
  return isKnown(code) ? t[code] : code;
}

function isKnown(code: string): code is NamedMethod {
  return Object.hasOwn(known, code);
}
