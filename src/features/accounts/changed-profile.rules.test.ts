import { expect, test } from 'vitest';
import { changedProfile } from './changed-profile.rules.ts';

const sara = { username: 'sara', full_name: null, email: 'sara@example.com', pending_email: null };
const seen = { username: 'sara', full_name: '', email: 'sara@example.com' };

test('only the changed profile fields are sent', () => {
  expect(changedProfile(seen, sara)).toEqual({});
  expect(changedProfile({ ...seen, email: '' }, sara)).toEqual({ email: null });
  expect(changedProfile({ ...seen, username: 'sara.k', full_name: 'سارا کریمی' }, sara)).toEqual({
    username: 'sara.k',
    full_name: 'سارا کریمی',
  });
});

test('a change already being sent is not sent again by saving another field', () => {
  const waiting = { ...sara, pending_email: 'new@example.com' };
  expect(changedProfile({ ...seen, email: 'new@example.com' }, waiting)).toEqual({});
});
