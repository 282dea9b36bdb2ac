import { expect, test } from 'vitest';
import { timelineOf } from './order-timeline.rules.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

const history = (...states: OrderState[]) =>
  states.map((status, day) => ({ status, reached_at: `2026-11-0${day + 1}T09:00:00.000Z` }));
const messages = (status: OrderState, ...states: OrderState[]) =>
  timelineOf({ status, steps: history(...states) }).map((entry) => `${entry.status} ${entry.state}`);

test('an order awaiting payment has every step ahead', () => {
  expect(messages('awaiting-payment', 'awaiting-payment')).toEqual([
    'placed toCome',
    'packaging toCome',
    'ready toCome',
    'on-the-way toCome',
    'at-station toCome',
    'delivered toCome',
  ]);
});

test('an order in transit has passed the earlier steps', () => {
  expect(messages('on-the-way', 'awaiting-payment', 'placed', 'packaging', 'ready', 'on-the-way')).toEqual([
    'placed done',
    'packaging done',
    'ready done',
    'on-the-way current',
    'at-station toCome',
    'delivered toCome',
  ]);
});

test('a delivered order is complete, even with skipped steps, which have no time', () => {
  const timeline = timelineOf({
    status: 'delivered',
    steps: history('placed', 'packaging', 'ready', 'on-the-way', 'delivered'),
  });
  expect(timeline.every((entry) => entry.state === 'done')).toBe(true);
  expect(timeline.map(({ at }) => at?.slice(8, 10) ?? null)).toEqual(['01', '02', '03', '04', null, '05']);
});

test.each([
  [
    'cancelled',
    ['awaiting-payment', 'placed', 'packaging', 'cancelled'],
    ['placed done', 'packaging done', 'cancelled current'],
  ],
  ['lapsed', ['awaiting-payment', 'lapsed'], ['lapsed current']],
] as const)('a %s order ends there', (status, states, expected) => {
  expect(messages(status, ...states)).toEqual(expected);
});

test('an order placed late, after it had lapsed, continues', () => {
  expect(messages('placed', 'awaiting-payment', 'lapsed', 'placed')[0]).toBe('placed current');
});
