import { expect, test } from 'vitest';
import { joinChanges } from './join-changes.ts';

const sent = { title: 'A', body: 'one', tags: ['x'] };

test('what is typed while a save is on its way stays, beside what the shop stored', () => {
  const typed = { ...sent, body: 'one and more' };
  const stored = { title: 'A', body: 'one', tags: ['x', 'y'] };
  expect(joinChanges(sent, typed, stored)).toEqual({
    joined: { title: 'A', body: 'one and more', tags: ['x', 'y'] },
    both: [],
  });
});

test('what both changed stays mine, and is named', () => {
  expect(joinChanges(sent, { ...sent, title: 'mine' }, { ...sent, title: 'theirs', body: 'two' })).toEqual({
    joined: { title: 'mine', body: 'two', tags: ['x'] },
    both: ['title'],
  });
});
