import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../features');

/** Returns the uses of marks as if they were rows: a selected row may have left the list since, through another user's action. */
export const marksAsRows = (text: string): string[] =>
  text.match(/\[\.\.\.(?:marks\.)?marked\]|\bmarked\.size\b/g) ?? [];

test('no action is applied to a marked row that is no longer in its list', () => {
  expect(marksAsRows('const ids = [...marks.marked].map(Number);')).toHaveLength(1);
  expect(marksAsRows('<QueueActions count={marks.marked.size}>')).toHaveLength(1);
  expect(marksAsRows('const chosen = rows.filter(({ id }) => marks.marked.has(id));')).toEqual([]);
  const marking = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\/admin\/.*\.tsx$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('useMarks('));
  expect(marking.length).toBeGreaterThan(5);
  expect(marking.filter(({ text }) => marksAsRows(text).length > 0).map(({ file }) => file)).toEqual([]);
});
