import { expect, test } from 'vitest';
import { changedAt } from './audit.addresses.ts';
import { fieldChanges } from './audit-change.rules.ts';
import { auditActions, type AuditSubject } from './audit.rules.ts';

const cut = { cut_text: 'س', letters: 30_000 };

test.each([
  ['a field that changed', { state: 'waiting' }, { state: 'refused' }, [['state', 'waiting', 'refused', true]]],
  [
    'the language that changed first, the other after it',
    { title: { fa: 'کهنه', en: 'Same' } },
    { title: { fa: 'نو', en: 'Same' } },
    [
      ['title.fa', 'کهنه', 'نو', true],
      ['title.en', 'Same', 'Same', false],
    ],
  ],
  [
    'what was added',
    null,
    { tags: ['x', 'y'], active: true },
    [
      ['tags', undefined, ['x', 'y'], true],
      ['active', undefined, true, true],
    ],
  ],
  ['what was removed', { name: 'a' }, undefined, [['name', 'a', undefined, true]]],
  [
    'a row of things, each by its place',
    { rows: [{ n: 1 }] },
    { rows: [{ n: 1 }, { n: 2 }] },
    [
      ['rows.1.n', undefined, 2, true],
      ['rows.0.n', 1, 1, false],
    ],
  ],
  ['a row of numbers as a whole', [1, 2], [2, 1], [['', [1, 2], [2, 1], true]]],
  ['a text that was cut', { body_fa: 'کوتاه' }, { body_fa: cut }, [['body_fa', 'کوتاه', cut, true]]],
  ['nothing', null, null, []],
])('the log displays %s', (_, before, after, rows) => {
  expect(
    fieldChanges(before, after).map(({ path, changed, ...sides }) => [
      path.join('.'),
      sides.before,
      sides.after,
      changed,
    ]),
  ).toEqual(rows);
});

test.each([
  ['order.moved', 'order', 'H1400', '/admin/orders/H1400'],
  ['answer.changed', 'answer', '4', '/admin/answers/4'],
  ['answer.refused', 'answer', '4', '/admin/questions'],
  ['post.removed', 'post', '4', null],
  ['page.changed', 'page', 'privacy-policy', '/admin/pages/privacy-policy'],
  ['promo.changed', 'setting', 'promo', '/admin/promotions'],
  ['stock.changed', 'variant', '7', null],
])('%s links to its current page', (action, subject, id, address) => {
  expect(changedAt({ action, subject, subject_id: id })).toBe(address);
  expect(auditActions[subject as AuditSubject] as readonly string[]).toContain(action);
});
