import { expect, test } from 'vitest';
import { ordersMessages } from './orders-screens.messages.ts';

test.each([
  [0, 0, 'تحویل در فروشگاه', 'In the shop'],
  [1, 1, 'پیک (۱ روز کاری)', 'Courier (1 working day)'],
  [0, 1, 'پیک (تا ۱ روز کاری)', 'Courier (up to 1 working day)'],
  [2, 4, 'پیک (۲ تا ۴ روز کاری)', 'Courier (2-4 working days)'],
])('%i to %i days are displayed next to the shipping method, and zero days are not', (least, max, fa, en) => {
  expect(ordersMessages.fa.shippedBy(fa.split(' (')[0] ?? '', least, max)).toBe(fa);
  expect(ordersMessages.en.shippedBy(en.split(' (')[0] ?? '', least, max)).toBe(en);
});
