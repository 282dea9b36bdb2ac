import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#web/session/session.ts';
import { forgetDraft, forgetSentDraft, isSavedField, keepDraft, savedDraft } from './contact-draft.ts';

const saved = new Map<string, string>();
beforeEach(() => {
  saved.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = { name: 'بهار', email: 'bahar@example.com', topic: 'license', url: '', message: 'سلام' };

test('CONT-04 what a guest typed is there for the guest and for whoever signs in, until it is sent', () => {
  keepDraft(null, typed);
  expect([savedDraft(null), savedDraft(7)]).toEqual([typed, typed]);
  forgetDraft();
  expect([savedDraft(null), savedDraft(7)]).toEqual([{}, {}]);
});

test('CONT-04 what a customer typed is for nobody else', () => {
  keepDraft(7, typed);
  expect([savedDraft(7), savedDraft(8), savedDraft(null)]).toEqual([typed, {}, {}]);
});

test('CONT-04 whose session has expired goes on with what was typed, which stays theirs', () => {
  keepDraft(7, typed);
  setSession({ state: 'guest' });
  expect(savedDraft(null)).toEqual(typed);
  keepDraft(null, { ...typed, message: 'سلام دوباره' });
  expect([savedDraft(7), savedDraft(8)]).toEqual([{ ...typed, message: 'سلام دوباره' }, {}]);
  setSession({ state: 'loading' });
});

test('CONT-04 an emptied form keeps nothing, and neither what is unreadable nor a browser that stores nothing stops anybody', () => {
  keepDraft(null, typed);
  keepDraft(null, { name: '', message: '' });
  expect(saved.size).toBe(0);
  saved.set('contact-draft', '{');
  expect(savedDraft(null)).toEqual({});
  const refusing = () => {
    throw new Error('storage is off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refusing, setItem: refusing, removeItem: refusing });
  keepDraft(null, typed);
  forgetDraft();
  expect(savedDraft(null)).toEqual({});
});

test('CONT-04 the trap for machines is not stored', () => {
  expect(['message', 'website', 'files'].map(isSavedField)).toEqual([true, false, false]);
});

test('CONT-04 what is typed while a message is on its way stays, to be sent as another', () => {
  keepDraft(7, { ...typed, message: 'Where is my parcel? It was due on Monday.' });
  expect(forgetSentDraft(7, 'Where is my parcel?')).toBe(true);
  expect(savedDraft(7)).toEqual({ ...typed, message: 'It was due on Monday.' });
  expect(forgetSentDraft(7, 'It was due on Monday.')).toBe(false);
  expect(savedDraft(7)).toEqual({});
});
