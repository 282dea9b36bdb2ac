import { expect, test } from 'vitest';
import { canReport, isLate, transferState, type TransferPayment } from './bank-transfers.rules.ts';

const placedAt = new Date('2026-11-20T08:00:00Z');
const deadline = new Date('2026-11-21T08:00:00Z');
const before = new Date('2026-11-21T07:59:59Z');
const after = new Date('2026-11-21T08:00:00Z');

test.each<
  [
    what: string,
    state: 'awaiting-payment' | 'placed' | 'lapsed' | 'cancelled',
    heldUntil: Date | null,
    payment: TransferPayment | null,
    now: Date,
    can: boolean,
  ]
>([
  ['nothing was told, and there is time', 'awaiting-payment', deadline, null, before, true],
  ['nothing was told, and the time is over', 'awaiting-payment', deadline, null, after, false],
  ['it was told in time, and nobody has decided', 'awaiting-payment', deadline, 'reported', after, true],
  ['it was refused, and there is time', 'awaiting-payment', deadline, 'failed', before, true],
  ['it was refused, and the time is over', 'awaiting-payment', deadline, 'failed', after, false],
  ['it was found', 'placed', null, 'paid', before, false],
  ['the order has lapsed, but the money may be on its way', 'lapsed', null, null, after, true],
  ['the order has lapsed a month ago', 'lapsed', null, null, new Date('2026-12-20T08:00:00Z'), false],
  ['it became credit', 'lapsed', null, 'refunded', after, false],
  ['the order was cancelled', 'cancelled', null, null, before, false],
])('when %s', (_, state, heldUntil, payment, now, can) => {
  expect(canReport({ state, placedAt, heldUntil, payment }, now)).toBe(can);
});

test.each([
  [null, null],
  ['started', null],
  ['reported', 'waiting'],
  ['paid', 'confirmed'],
  ['refunded', 'confirmed'],
  ['failed', 'refused'],
] as const)('a payment that is %s is a transfer that is %s', (payment, state) => {
  expect(transferState(payment)).toBe(state);
});

test.each([
  ['awaiting-payment', false],
  ['placed', false],
  ['lapsed', true],
  ['cancelled', false],
] as const)('PAY-05 for an order that is %s, whether its transfer came too late: %s', (status, late) => {
  expect(isLate({ order_status: status })).toBe(late);
});
