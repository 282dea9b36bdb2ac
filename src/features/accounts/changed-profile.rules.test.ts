import { expect, test } from 'vitest';
import { changedProfile } from './changed-profile.rules.ts';

const sara = { username: 'sara', full_name: null, email: 'sara@example.com', pending_email: null };
const seen = { username: 'sara', full_name: '', email: 'sara@example.com' };

test('a profile is sent as far as it was changed', () => {
  expect(changedProfile(seen, sara)).toEqual({});
  expect(changedProfile({ ...seen, email: '' }, sara)).toEqual({ email: null });
  expect(changedProfile({ ...seen, username: 'sara.k', full_name: 'سارا کریمی' }, sara)).toEqual({
    username: 'sara.k',
    full_name: 'سارا کریمی',
  });
});

test('what is on its way already is not sent again by saving something else', () => {
  const waiting = { ...sara, pending_email: 'new@example.com' };
  expect(changedProfile({ ...seen, email: 'new@example.com' }, waiting)).toEqual({});
});
