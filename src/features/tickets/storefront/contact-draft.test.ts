import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, isKeptField, keepDraft, keptDraft } from './contact-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = { name: 'بهار', email: 'bahar@example.com', topic: 'license', url: '', message: 'سلام' };

test('CONT-04 what a guest typed is there for the guest and for whoever signs in, until it is sent', () => {
  keepDraft(null, typed);
  expect([keptDraft(null), keptDraft(7)]).toEqual([typed, typed]);
  forgetDraft();
  expect([keptDraft(null), keptDraft(7)]).toEqual([{}, {}]);
});

test('CONT-04 what a customer typed is for nobody else', () => {
  keepDraft(7, typed);
  expect([keptDraft(7), keptDraft(8), keptDraft(null)]).toEqual([typed, {}, {}]);
});

test('CONT-04 an emptied form keeps nothing, and neither what is unreadable nor a browser that stores nothing stops anybody', () => {
  keepDraft(null, typed);
  keepDraft(null, { name: '', message: '' });
  expect(kept.size).toBe(0);
  kept.set('contact-draft', '{');
  expect(keptDraft(null)).toEqual({});
  const refusing = () => {
    throw new Error('storage is off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing });
  keepDraft(null, typed);
  forgetDraft();
  expect(keptDraft(null)).toEqual({});
});

test('CONT-04 the trap for machines is not kept', () => {
  expect(['message', 'website', 'files'].map(isKeptField)).toEqual([true, false, false]);
});
