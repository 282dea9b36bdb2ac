import { expect, test } from 'vitest';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { paymentOutcome } from './payment-outcome.rules.ts';

const paidAt = '2026-01-01T00:00:00Z';

test.each(['placed', 'packaging', 'ready', 'on-the-way', 'at-station', 'delivered'] satisfies OrderState[])(
  'PAY-07 an order that is %s is a success when it is paid, or paid at the door, and no other way',
  (status) => {
    expect(paymentOutcome({ status, payment_method: 'online', paid_at: paidAt })).toBe('paid');
    expect(paymentOutcome({ status, payment_method: 'bank', paid_at: paidAt })).toBe('paid');
    expect(paymentOutcome({ status, payment_method: 'cash', paid_at: null })).toBe('at-the-door');
    expect(paymentOutcome({ status, payment_method: 'online', paid_at: null })).toBe('awaiting');
  },
);

test.each([
  ['cancelled', 'online', null, 'failed'],
  ['cancelled', 'online', paidAt, 'failed'],
  ['cancelled', 'cash', null, 'failed'],
  ['cancelled', 'bank', null, 'failed'],
  ['lapsed', 'online', null, 'failed'],
  ['lapsed', 'bank', null, 'by-transfer'],
  ['awaiting-payment', 'bank', null, 'by-transfer'],
  ['awaiting-payment', 'online', null, 'awaiting'],
  ['returned', 'online', paidAt, 'returned'],
] as const)('PAY-07 an order that is %s, by %s, paid at %s, is no success but %s', (status, method, paid, outcome) => {
  expect(paymentOutcome({ status, payment_method: method, paid_at: paid })).toBe(outcome);
});
