import { expect, test } from 'vitest';
import { walkIn } from '#features/accounts/account.rules.ts';
import { buyerName, isNameless } from './buyer-name.ts';
import { staffOrdersMessages } from './orders-admin.messages.ts';

test.each([
  ['سارا محمدی', '09121234567', 'سارا محمدی'],
  [walkIn.fullName, '', 'Customer at the counter'],
  [walkIn.fullName, '09121234567', 'Customer at the counter'],
  ['Customer at the counter', '', 'Customer at the counter'],
  ['مشتری پیشین', '', 'Former customer'],
])('%s with the phone %j reads %s', (name, phone, wanted) => {
  expect(buyerName({ name, phone }, staffOrdersMessages.en)).toBe(wanted);
});

test('an order is nameless when it belongs to the shared walk-in account', () => {
  expect(isNameless({ customer: { username: walkIn.username } })).toBe(true);
  expect(isNameless({ customer: { username: 'sara' } })).toBe(false);
});
