import { expect, test } from 'vitest';
import { joinChanges } from './join-changes.ts';

const sent = { title: 'A', body: 'one', tags: ['x'] };

test('what is typed during a save is preserved together with what the shop stored', () => {
  const typed = { ...sent, body: 'one and more' };
  const stored = { title: 'A', body: 'one', tags: ['x', 'y'] };
  expect(joinChanges(sent, typed, stored)).toEqual({
    joined: { title: 'A', body: 'one and more', tags: ['x', 'y'] },
    both: [],
  });
});

test('what both sides changed keeps my value, and is reported', () => {
  expect(joinChanges(sent, { ...sent, title: 'mine' }, { ...sent, title: 'theirs', body: 'two' })).toEqual({
    joined: { title: 'mine', body: 'two', tags: ['x'] },
    both: ['title'],
  });
});

test('each language of a bilingual text is merged separately', () => {
  const base = { name: { fa: 'چراغ', en: '' } };
  const mine = { name: { fa: 'چراغ مطالعه', en: '' } };
  expect(joinChanges(base, mine, { name: { fa: 'چراغ', en: 'Lamp' } })).toEqual({
    joined: { name: { fa: 'چراغ مطالعه', en: 'Lamp' } },
    both: [],
  });
  expect(joinChanges(base, mine, { name: { fa: 'فانوس', en: 'Lamp' } })).toEqual({
    joined: { name: { fa: 'چراغ مطالعه', en: 'Lamp' } },
    both: ['name'],
  });
});
