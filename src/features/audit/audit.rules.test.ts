import { expect, test } from 'vitest';
import { auditActions, auditSubjects, bounded, changedParts, everyAuditAction, longestStored } from './audit.rules.ts';

test('only changed fields are listed', () => {
  expect(changedParts({ name: 'a', tags: ['x'], price: 1 }, { name: 'b', tags: ['x'], price: 2 })).toEqual({
    before: { name: 'a', price: 1 },
    after: { name: 'b', price: 2 },
  });
});

test('a text beyond the limit is truncated with a mark; other values are unchanged', () => {
  const at = new Date(0);
  const long = 'س'.repeat(longestStored + 7);
  expect(bounded({ title: { fa: 'کوتاه' }, body_fa: long, at, list: [long, 3, null] })).toEqual({
    title: { fa: 'کوتاه' },
    body_fa: { cut_text: long.slice(0, longestStored), letters: longestStored + 7 },
    at,
    list: [{ cut_text: long.slice(0, longestStored), letters: longestStored + 7 }, 3, null],
  });
  expect(bounded('س'.repeat(longestStored))).toHaveLength(longestStored);
  expect(bounded(undefined)).toBeUndefined();
});

test('an action belongs to one subject', () => {
  expect(new Set(everyAuditAction).size).toBe(everyAuditAction.length);
  expect(auditSubjects.flatMap((subject) => auditActions[subject])).toEqual(everyAuditAction);
});
