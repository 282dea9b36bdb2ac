import { expect, test } from 'vitest';
import { walkIn } from '#features/accounts/account.rules.ts';
import { counterMessages } from './counter.messages.ts';

test('who buys at the counter without a name is called alike in the account and on the order', () => {
  expect(counterMessages.fa.buyer).toBe(walkIn.fullName);
});
