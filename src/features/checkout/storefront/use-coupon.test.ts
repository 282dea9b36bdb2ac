import { beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#features/cart/storefront/cart-store.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { newDraft } from '../checkout-draft.rules.ts';
import { giveUpDraft } from '#web/forms/stored-draft.ts';
import { typedCoupon, useCoupon } from './use-coupon.ts';
import type { Quoted } from './use-quote.ts';

const shop = vi.hoisted(() => ({
  answer: {} as Omit<Quoted, 'coupon'> & Partial<Quoted>,
  coupons: [] as string[],
  requests: 0,
}));
vi.mock('./use-quote.ts', () => ({
  useQuote: ({ coupon }: { coupon: string }) => {
    shop.coupons.push(coupon);
    return { coupon, ...shop.answer };
  },
}));
vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({}) }));

/** `of` is the code of the last received totals, where they are not for the requested one. */
const says = (state: Quoted['state'], coupon: { code: string; reason: string | null } | null = null, of?: string) => {
  shop.answer = {
    ...{ quote: { coupon } as Quoted['quote'], state, refused: null },
    ...(of !== undefined && { coupon: of }),
    request: () => {
      shop.requests += 1;
    },
  };
};
vi.mock('#web/session/session.ts', () => ({
  currentSession: () => ({ state: 'customer', customer: { id: 1 } }),
  onPersonChange: () => () => undefined,
  onSessionChange: () => () => undefined,
}));

const settled = vi.fn();
const couponOf = (draft = newDraft(1)) => usedHook(() => useCoupon(draft, {} as Cart, settled));

beforeEach(() => {
  settled.mockClear();
  giveUpDraft(typedCoupon);
  Object.assign(shop, { coupons: [], requests: 0 });
  says('ready');
});

test('an accepted code is passed on to be stored, and a removed one no longer', async () => {
  const coupon = await couponOf();
  says('ready', { code: 'GET20', reason: null });
  await coupon.act(() => coupon.now().field.onRequest('GET20'));
  expect(settled.mock.calls).toEqual([['GET20']]);
  await coupon.act(() => coupon.now().field.onRequest(''));
  expect(settled.mock.calls.at(-1)).toEqual(['']);
});

test('a stored code is requested again, and not passed on until the shop accepts another', async () => {
  says('ready', { code: 'GET20', reason: null });
  await couponOf({ ...newDraft(1), coupon: 'GET20' });
  expect([shop.coupons[0], settled.mock.calls]).toEqual(['GET20', []]);
});

test('a refusal disappears once its code is corrected', async () => {
  const coupon = await couponOf();
  await coupon.act(() => coupon.now().field.onType('GET2'));
  says('ready', { code: 'GET2', reason: 'There is none.' });
  await coupon.act(() => coupon.now().field.onRequest('GET2'));
  expect(coupon.now().field.refusal).toBe('There is none.');
  await coupon.act(() => coupon.now().field.onType('GET20'));
  expect(coupon.now().field.refusal).toBeNull();
});

test('the same code is requested once more, as after a lost network', async () => {
  const coupon = await couponOf();
  says('failed');
  await coupon.act(() => coupon.now().field.onRequest('GET20'));
  expect(shop.requests).toBe(0);
  await coupon.act(() => coupon.now().field.onRequest('GET20'));
  expect(shop.requests).toBe(1);
});

test('a typed code that was not applied is restored by Back and a reload, until another is accepted', async () => {
  const before = await couponOf();
  await before.act(() => before.now().field.onType('GET2'));
  await before.leave();
  const after = await couponOf();
  expect(after.now().field.typed).toBe('GET2');
  const accepted = await couponOf({ ...newDraft(1), coupon: 'GET20' });
  expect(accepted.now().field.typed).toBe('GET20');
});

test('a code requested while the sums of the former one are displayed is neither accepted nor refused by them', async () => {
  const coupon = await couponOf();
  for (const reason of [null, 'It is over.']) {
    says('loading', { code: 'GET20', reason }, 'GET20');
    await coupon.act(() => coupon.now().field.onType('NOWRUZ'));
    await coupon.act(() => coupon.now().field.onRequest('NOWRUZ'));
    expect([coupon.now().field.accepted, coupon.now().field.refusal]).toEqual(['', null]);
  }
  says('ready', { code: 'NOWRUZ', reason: null });
  await coupon.draw();
  expect(coupon.now().field.accepted).toBe('NOWRUZ');
});
