import { expect, test } from 'vitest';
import { inBoth } from '#shared/messages.ts';
import { signInReason, signInReasons, stockNoticeHash } from './sign-in-reason.rules.ts';
import { signInReasonMessages } from './sign-in-reason.messages.ts';

test.each([
  ['/checkout', 'checkout'],
  ['/checkout-payment?order=12', 'checkout'],
  ['/payment-failed', 'checkout'],
  ['/my-order?number=H-12', 'orders'],
  ['/single-product/lamp?colour=red#reviews', 'review'],
  ['/single-product/lamp#questions', 'question'],
  [`/single-product/lamp${stockNoticeHash}`, 'stockNotice'],
  ['/blog-details/tea#comments', 'comment'],
  ['/wishlist-list', 'wishlist'],
  ['/seller/access-keys', 'selling'],
  ['/admin/orders/H-12', 'staff'],
  ['/settings', 'account'],
] as const)('%s gives a reason', (from, reason) => {
  expect(signInReason(from)).toBe(reason);
});

test.each([null, '', '/home', '/single-product/lamp', '/checkouts', '/administration', '/cartoon'])(
  '%s gives no reason',
  (from) => {
    expect(signInReason(from)).toBeNull();
  },
);

test('each reason has its own message in both languages', () => {
  for (const language of ['fa', 'en'] as const) {
    const sentences = signInReasons.map((reason) => inBoth(signInReasonMessages, (t) => t[reason])[language]);
    expect(new Set(sentences).size).toBe(signInReasons.length);
  }
});
