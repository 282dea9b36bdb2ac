import { beforeEach, expect, test, vi } from 'vitest';
import type * as keyModule from './request-key.ts';
import type * as sessionModule from '../session/session.ts';

let keys: typeof keyModule;
let session: typeof sessionModule;

const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
};
const signIn = (id: number) => {
  session.setSession({ state: 'customer', customer: { id } } as sessionModule.Session);
};
/** Simulates a reload. */
const reload = async () => {
  vi.resetModules();
  session = await import('../session/session.ts');
  keys = await import('./request-key.ts');
  signIn(1);
};

beforeEach(async () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  await reload();
});

test('a retry of the same body has the same key; a corrected body, and the same after a success, have new keys', () => {
  const key = new keys.RequestKey();
  const first = key.for('contact', { text: 'سلام' });
  expect(key.for('contact', { text: 'سلام' })).toBe(first);
  const corrected = key.for('contact', { text: 'سلام.' });
  expect(corrected).not.toBe(first);
  key.done();
  expect(key.for('contact', { text: 'سلام.' })).not.toBe(corrected);
});

test('an unanswered request is retried under its key by a reopened dialog, and after a reload', async () => {
  const refund = { way: 'payment', amount: 50_000 };
  const first = new keys.RequestKey().for('refund:1', refund);
  expect(new keys.RequestKey().for('refund:1', refund)).toBe(first);
  await reload();
  const again = new keys.RequestKey();
  expect(again.for('refund:1', refund)).toBe(first);
  again.done();
  expect(new keys.RequestKey().for('refund:1', refund)).not.toBe(first);
});

test('equal bodies for two refunds have two keys, as do several writes of one press', () => {
  const key = new keys.RequestKey();
  const first = key.for('refund:1', { amount: 5 });
  const second = key.for('refund:2', { amount: 5 });
  expect(second).not.toBe(first);
  expect(key.for('refund:1', { amount: 5 })).toBe(first);
  key.done();
  expect([key.for('refund:1', { amount: 5 }), key.for('refund:2', { amount: 5 })]).not.toContain(first);
});

test("another person's request has another key", () => {
  const first = new keys.RequestKey().for('refund:1', { amount: 5 });
  signIn(2);
  expect(new keys.RequestKey().for('refund:1', { amount: 5 })).not.toBe(first);
});
