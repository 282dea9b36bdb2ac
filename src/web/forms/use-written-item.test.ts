import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '../session/session.ts';
import { draftText } from './stored-draft.ts';
import { useWrittenItem } from './use-written-item.ts';

interface Coupon {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly percent: number;
}

const nameOf = (coupon: Coupon | null) => `coupon:${coupon?.id ?? 'new'}`;
const writtenOf = (coupon: Coupon | null) => ({ code: coupon?.code ?? '', percent: coupon?.percent ?? 10 });

const dialog = (given: Coupon | null) => usedHook(() => useWrittenItem(given, writtenOf, nameOf));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  setSession({ state: 'customer', customer: { id: Math.random() } } as Session);
});

test('a dialog may close once all of it is stored', async () => {
  const form = await dialog(null);
  await form.act(() => form.now().draft.change({ code: 'NOWRUZ' }));
  const sent = form.now().draft.value;
  let isWhole = false;
  await form.act(() => {
    isWhole = form.now().saved(sent, { id: 7, version: 1, ...sent });
  });
  expect([isWhole, draftText('coupon:new'), draftText('coupon:7')]).toEqual([true, '', '']);
});

test('text typed while a new item is created continues as that item, and the next save changes it', async () => {
  const form = await dialog(null);
  await form.act(() => form.now().draft.change({ code: 'NOWRUZ' }));
  const sent = form.now().draft.value;
  const saved = form.now().saved;
  await form.act(() => form.now().draft.change({ percent: 25 }));
  let isWhole = true;
  await form.act(() => {
    isWhole = saved(sent, { id: 8, version: 1, ...sent });
  });
  expect(isWhole).toBe(false);
  expect(form.now()).toMatchObject({ item: { id: 8 }, draft: { version: 1, value: { code: 'NOWRUZ', percent: 25 } } });
  expect(form.now().draft).toMatchObject({ changed: true, both: null });
  expect(draftText('coupon:new')).toBe('');
});

test('text typed while a change is saved is preserved, also where its screen closed on the response', async () => {
  const coupon = { id: 9, version: 3, code: 'YALDA', percent: 10 };
  const form = await dialog(coupon);
  await form.act(() => form.now().draft.change({ code: 'YALDA5' }));
  const sent = form.now().draft.value;
  const saved = form.now().saved;
  await form.act(() => form.now().draft.change({ percent: 5 }));
  let isWhole = true;
  await form.act(() => {
    isWhole = saved(sent, { ...coupon, ...sent, version: 4 });
  });
  await form.leave();
  expect(isWhole).toBe(false);
  const again = await dialog({ ...coupon, ...sent, version: 4 });
  expect(again.now().draft).toMatchObject({ value: { code: 'YALDA5', percent: 5 }, both: null, restored: true });
});

test('an item that a save replaces, as a new price does a running sale, is the one edited next', async () => {
  const running = { id: 9, version: 3, code: 'YALDA', percent: 10 };
  const form = await dialog(running);
  await form.act(() => form.now().draft.change({ percent: 20 }));
  const sent = form.now().draft.value;
  const saved = form.now().saved;
  await form.act(() => form.now().draft.change({ percent: 30 }));
  await form.act(() => saved(sent, { id: 10, version: 1, ...sent }));
  expect(form.now()).toMatchObject({ item: { id: 10 }, draft: { version: 1, value: { percent: 30 }, both: null } });
  expect(draftText('coupon:9')).toBe('');
});
