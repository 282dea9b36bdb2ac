import { beforeEach, expect, test, vi } from 'vitest';
import type * as draftModule from './stored-draft.ts';
import type * as sessionModule from '../session/session.ts';

let drafts: typeof draftModule;
let session: typeof sessionModule;
const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
};
const load = async () => {
  vi.resetModules();
  session = await import('../session/session.ts');
  drafts = await import('./stored-draft.ts');
};
const signIn = (id: number) => {
  session.setSession({ state: 'customer', customer: { id } } as sessionModule.Session);
};
beforeEach(async () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  await load();
});

test('typed text survives a reload, and is cleared when sent', async () => {
  signIn(1);
  drafts.storeDraft('ticket:A1', 'half a sentence');
  await load();
  expect(drafts.draftText('ticket:A1')).toBe('');
  signIn(1);
  expect(drafts.draftText('ticket:A1')).toBe('half a sentence');
  drafts.storeDraft('ticket:A1', '');
  await load();
  signIn(1);
  expect(drafts.draftText('ticket:A1')).toBe('');
});

/** A token as a browser stores it, of a session that may have expired. */
const tokenOf = (id: number) => `h.${btoa(JSON.stringify({ sub: String(id) }))}.s`;

test("while the user is loading, the draft of the token's owner is available and editable", async () => {
  signIn(1);
  drafts.storeDraft('reply:7', 'half a sentence');
  localStorage.setItem('accessToken', tokenOf(1));
  await load();
  expect(drafts.draftText('reply:7')).toBe('half a sentence');
  drafts.storeDraft('reply:7', 'half a sentence and more');
  // The session has expired: the draft still belongs to the customer.
  session.setSession({ state: 'guest' });
  expect(drafts.draftText('reply:7')).toBe('half a sentence and more');
  signIn(2);
  expect(drafts.draftText('reply:7')).toBe('');
});

test("while the user is loading, nobody sees a draft of anyone but the token's owner", async () => {
  signIn(1);
  drafts.storeDraft('reply:7', 'half a sentence');
  localStorage.setItem('accessToken', tokenOf(2));
  await load();
  expect(drafts.draftText('reply:7')).toBe('');
});

test('a guest’s draft is carried over when they sign in', () => {
  session.setSession({ state: 'guest' });
  drafts.storeDraft('comment:post', 'mine');
  signIn(1);
  expect(drafts.draftText('comment:post')).toBe('mine');
});

test('an ended session deletes nothing, and another customer sees nothing of it', () => {
  signIn(1);
  drafts.storeDraft('review:7', 'good');
  session.setSession({ state: 'guest' });
  expect(drafts.draftText('review:7')).toBe('good');
  signIn(2);
  expect(drafts.draftText('review:7')).toBe('');
  signIn(1);
  expect(drafts.draftText('review:7')).toBe('good');
});

test('a draft is restored after another user wrote, sent and cleared the same one on this tab', () => {
  signIn(1);
  drafts.storeDraft('address:new', 'street of the first');
  signIn(2);
  // Opening a form stores an empty draft.
  drafts.storeDraft('address:new', '');
  signIn(1);
  expect(drafts.draftText('address:new')).toBe('street of the first');
  signIn(2);
  drafts.storeDraft('address:new', 'street of the second');
  signIn(1);
  expect(drafts.draftText('address:new')).toBe('street of the first');
  drafts.storeDraft('address:new', 'sent');
  drafts.storeDraft('address:new', '');
  expect(drafts.draftText('address:new')).toBe('');
  signIn(2);
  expect(drafts.draftText('address:new')).toBe('street of the second');
});

test('edits by its writer after the session ended remain theirs alone', () => {
  signIn(1);
  drafts.storeDraft('review:7', 'good');
  session.setSession({ state: 'guest' });
  drafts.storeDraft('review:7', 'good and cheap');
  signIn(2);
  expect(drafts.draftText('review:7')).toBe('');
  signIn(1);
  expect(drafts.draftText('review:7')).toBe('good and cheap');
});

test('without browser storage the draft is held while the page is open', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full');
    },
    removeItem: () => undefined,
  });
  signIn(1);
  drafts.storeDraft('review:7', 'good');
  expect(drafts.draftText('review:7')).toBe('good');
});

test.each([
  ['nothing was typed since', 'good', 'good', ''],
  ['a sentence was typed behind it', 'good. And cheap', 'good.', 'And cheap'],
  ['it was corrected', 'very good', 'good', 'very good'],
  ['it was emptied', '', 'good', ''],
])('only what was sent is cleared: %s', (_, now, sent, left) => {
  signIn(1);
  drafts.storeDraft('review:7', now);
  drafts.forgetSent('review:7', sent);
  expect(drafts.draftText('review:7')).toBe(left);
});
