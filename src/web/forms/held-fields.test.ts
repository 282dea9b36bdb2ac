import { expect, test, vi } from 'vitest';
import { setSession, type Session } from '../session/session.ts';
import { forgetSentFields } from './held-fields.ts';
import { draftText, storeDraft } from './stored-draft.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

test('of a form that was sent what was typed since stays, and nothing else', () => {
  setSession({ state: 'customer', customer: { id: 1 } } as Session);
  const sent = { username: 'sara', full_name: 'سارا', email: '' };
  storeDraft('profile', JSON.stringify({ ...sent, full_name: 'سارا کریمی' }));
  forgetSentFields('profile', sent);
  expect(draftText('profile')).toBe(JSON.stringify({ full_name: 'سارا کریمی' }));
  storeDraft('profile', JSON.stringify(sent));
  forgetSentFields('profile', sent);
  expect(draftText('profile')).toBe('');
});
