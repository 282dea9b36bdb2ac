import { beforeEach, expect, test, vi } from 'vitest';
import type * as contactModule from './contact-draft.ts';
import type * as sessionModule from '#web/session/session.ts';

const typed = { name: 'بهار', email: 'bahar@example.com', topic: 'license', url: '', message: 'سلام' } as const;

let contact: typeof contactModule;
let session: typeof sessionModule;
let stored: Map<string, string>;
/** Reloads the page in the same tab. */
const reload = async () => {
  vi.resetModules();
  session = await import('#web/session/session.ts');
  contact = await import('./contact-draft.ts');
};
const asCustomer = (id: number) => {
  session.setSession({ state: 'customer', customer: { id } } as sessionModule.Session);
};
const asGuest = () => {
  session.setSession({ state: 'guest' });
};
beforeEach(async () => {
  stored = new Map();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  await reload();
});

test("CONT-04 a guest's draft is available to the guest and to whoever signs in, until it is sent", async () => {
  asGuest();
  contact.keepDraft(typed);
  await reload();
  asGuest();
  expect(contact.savedDraft()).toEqual(typed);
  asCustomer(7);
  expect(contact.savedDraft()).toEqual(typed);
  expect(contact.forgetSentDraft(typed.message)).toBe(false);
  expect(contact.savedDraft()).toEqual({});
});

test("CONT-04 a customer's draft is available to nobody else", async () => {
  asCustomer(7);
  contact.keepDraft(typed);
  asCustomer(8);
  expect(contact.savedDraft()).toEqual({});
  await reload();
  expect(contact.savedDraft()).toEqual({});
  asCustomer(8);
  expect(contact.savedDraft()).toEqual({});
});

test("CONT-04 another customer writing in the same tab does not remove the previous one's draft", () => {
  asCustomer(7);
  contact.keepDraft(typed);
  asCustomer(8);
  contact.keepDraft({ ...typed, name: 'مهر', message: 'بستهٔ من کجاست؟' });
  contact.forgetSentDraft('بستهٔ من کجاست؟');
  asCustomer(7);
  expect(contact.savedDraft()).toEqual(typed);
});

test('CONT-04 after a session expires its customer continues with the draft, which stays theirs', () => {
  asCustomer(7);
  contact.keepDraft(typed);
  asGuest();
  expect(contact.savedDraft()).toEqual(typed);
  contact.keepDraft({ ...typed, message: 'سلام دوباره' });
  asCustomer(8);
  expect(contact.savedDraft()).toEqual({});
  asCustomer(7);
  expect(contact.savedDraft()).toEqual({ ...typed, message: 'سلام دوباره' });
});

test('CONT-04 a cleared form stores nothing, and an unreadable draft is ignored', async () => {
  asGuest();
  contact.keepDraft(typed);
  contact.keepDraft({ name: '', message: '' });
  expect(stored.size).toBe(0);
  stored.set('draft:contact form', JSON.stringify({ by: null, text: '{' }));
  await reload();
  asGuest();
  expect(contact.savedDraft()).toEqual({});
});

test('CONT-04 the spam trap field is not stored', () => {
  expect(['message', 'website', 'files'].map(contact.isSavedField)).toEqual([true, false, false]);
});

test('CONT-04 text typed while a message is being sent stays, to be sent as another', () => {
  asCustomer(7);
  contact.keepDraft({ ...typed, message: 'Where is my parcel? It was due on Monday.' });
  expect(contact.forgetSentDraft('Where is my parcel?')).toBe(true);
  expect(contact.savedDraft()).toEqual({ ...typed, message: 'It was due on Monday.' });
  expect(contact.forgetSentDraft('It was due on Monday.')).toBe(false);
  expect(contact.savedDraft()).toEqual({});
});
