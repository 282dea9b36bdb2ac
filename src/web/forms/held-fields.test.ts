import { expect, test, vi } from 'vitest';
import { setSession, type Session } from '../session/session.ts';
import { forgetSentFields, typedInto } from './held-fields.ts';
import { draftText, storeDraft } from './stored-draft.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

test('after a form is sent, only later edits stay', () => {
  setSession({ state: 'customer', customer: { id: 1 } } as Session);
  const sent = { username: 'sara', full_name: 'سارا', email: '' };
  storeDraft('profile', JSON.stringify({ ...sent, full_name: 'سارا کریمی' }));
  forgetSentFields('profile', sent);
  expect(draftText('profile')).toBe(JSON.stringify({ full_name: 'سارا کریمی' }));
  storeDraft('profile', JSON.stringify(sent));
  forgetSentFields('profile', sent);
  expect(draftText('profile')).toBe('');
});

test('an unedited field is not held: it would overwrite what others change meanwhile', () => {
  const field = (name: string, value: string, defaultValue: string) =>
    ({ name, value, defaultValue, type: 'text' }) as HTMLInputElement;
  const fields = [
    field('username', 'sara', 'sara'),
    field('email', 'sara@example.com', ''),
    field('city', 'یزد', 'یزد'),
  ];
  expect(typedInto(fields, new Set())).toEqual({ email: 'sara@example.com' });
  expect(typedInto(fields, new Set(['city']))).toEqual({ email: 'sara@example.com', city: 'یزد' });
});
