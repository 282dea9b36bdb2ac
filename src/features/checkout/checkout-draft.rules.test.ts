import { expect, test } from 'vitest';
import { emptyAddress } from '#features/accounts/address.rules.ts';
import {
  attemptFor,
  billingErrors,
  chosenAddress,
  draftFrom,
  isReadyToPay,
  newAddress,
  newDraft,
  orderFrom,
  tickedBilling,
  withBilling,
} from './checkout-draft.rules.ts';

const address = {
  full_name: 'مینا رستگار',
  phone: '۰۹۱۲۱۲۳۴۵۶۷',
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان ولی‌عصر، پلاک ۱۲',
  postal_code: '۱۹۶۹۷۶۳۹۱۱',
};
const message = { ...newDraft(7), address, shippingMethodId: 2 };

test('a draft is restored for the customer who wrote it and for nobody else', () => {
  const saved = JSON.stringify(message);
  expect(draftFrom(saved, 7)).toEqual(message);
  expect(draftFrom(saved, 8)).toEqual(newDraft(8));
});

test.each([null, '', '{', '[]', 'null', '{"customerId":"7"}'])('an unreadable draft starts anew: %s', (saved) => {
  expect(draftFrom(saved, 7)).toEqual(newDraft(7));
});

test('an order request is complete with address and shipping, and has a coupon only if there is one', () => {
  expect(isReadyToPay(newDraft(7))).toBe(false);
  expect(orderFrom({ ...message, shippingMethodId: null }, 'cash')).toBeNull();
  expect(orderFrom(message, 'cash')).toEqual({
    shipping_method_id: 2,
    payment_method: 'cash',
    address,
    save_address: true,
  });
  expect(orderFrom({ ...message, saveAddress: false }, 'cash')).toMatchObject({ save_address: false });
  expect(orderFrom({ ...message, addressId: 4 }, 'cash')).not.toHaveProperty('save_address');
  expect(orderFrom({ ...message, coupon: 'GET20' }, 'online')).toMatchObject({
    payment_method: 'online',
    coupon: 'GET20',
  });
});

test('the same order is repeated with its key, another one gets a new key', () => {
  const begun = { key: 'first', body: '', unanswered: false };
  const sent = attemptFor(begun, 'cash', () => 'second');
  expect(sent).toEqual({ key: 'first', body: 'cash', unanswered: false });
  expect(attemptFor({ ...sent, unanswered: true }, 'cash', () => 'second')).toEqual({
    key: 'first',
    body: 'cash',
    unanswered: true,
  });
  expect(attemptFor(sent, 'online', () => 'second')).toEqual({ key: 'second', body: 'online', unanswered: false });
  expect(attemptFor(null, 'cash', () => 'second').key).toBe('second');
});

test("the invoice's buyer is sent if requested, and only when it is valid", () => {
  const billing = { name: 'بازرگانی نمونه', national_id: '۱۰۳۸۰۲۸۴۷۹۰', economic_code: ' ' };
  const order = orderFrom({ ...message, billing }, 'cash');
  expect(order?.billing).toEqual({ name: billing.name, national_id: billing.national_id });
  expect(orderFrom({ ...message, billing: { ...billing, economic_code: '۴۱۱۱۱۱۱۱۱۱۱۱' } }, 'cash')?.billing).toEqual({
    ...billing,
    economic_code: '۴۱۱۱۱۱۱۱۱۱۱۱',
  });
  expect(orderFrom(message, 'cash')).not.toHaveProperty('billing');
  const wrong = { name: ' ', national_id: '10380284791', economic_code: '12' };
  expect(billingErrors(wrong)).toEqual({
    billing_name: 'no-billing-name',
    billing_national_id: 'not-a-tax-id',
    billing_economic_code: 'not-an-economic-code',
  });
  expect(orderFrom({ ...message, billing: wrong }, 'cash')).toBeNull();
  expect(billingErrors(null)).toEqual({});
});

test('a typed new address is stored while a saved one is chosen, and restored afterwards', () => {
  const half = { ...emptyAddress, full_name: 'مینا رستگار', phone: '09121234567', city: 'یزد' };
  const typed = { ...message, address: half };
  const chosen = { ...typed, ...chosenAddress(typed, { addressId: 4, address }) };
  expect(chosen).toMatchObject({ addressId: 4, address, typedAddress: half });
  const other = { ...chosen, ...chosenAddress(chosen, { addressId: 5, address }) };
  expect(newAddress(other)).toEqual({ addressId: null, address: half });
  expect(newAddress(typed)).toEqual({ addressId: null, address: half });
  // The recipient's name and phone are known; nothing else was entered.
  const { full_name, phone } = address;
  const begun = { ...message, ...chosenAddress(newDraft(7), { addressId: 4, address }) };
  expect(newAddress(begun)).toEqual({ addressId: null, address: { ...emptyAddress, full_name, phone } });
});

test("the invoice's buyer is restored when its box is unticked and ticked again", () => {
  const ticked = { ...message, ...tickedBilling(message, true) };
  const typed = { ...ticked, ...withBilling(ticked, { name: 'شرکت رستگار' }) };
  const unticked = { ...typed, ...tickedBilling(typed, false) };
  expect([unticked.billing, orderFrom(unticked, 'cash')]).toEqual([null, orderFrom(message, 'cash')]);
  expect(tickedBilling(unticked, true)).toEqual({ billing: typed.billing });
});
