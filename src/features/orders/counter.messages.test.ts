import { expect, test } from 'vitest';
import { walkIn } from '#features/accounts/account.rules.ts';
import { counterMessages } from './counter.messages.ts';

test('a walk-in buyer without a name has the same name in the account and on the order', () => {
  expect(counterMessages.fa.buyer).toBe(walkIn.fullName);
});
