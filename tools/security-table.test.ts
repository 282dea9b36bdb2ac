import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

/** The requirements of OWASP ASVS 5.0 up to level 2, by section. */
const sections: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
};

const wanted = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
  }),
);

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| ([\d., ]+) +\| (\S+) +\| (.+?) +\|$/gm)].map(
  ([, ids = '', state = '', how = '']) => ({
    ids: ids.split(',').map((id) => id.trim()),
    state,
    how,
  }),
);

test('each level 2 requirement has one row, stating how it is met or why not', () => {
  expect(rows.flatMap(({ ids }) => ids).sort()).toEqual([...wanted].sort());
  expect(rows.filter(({ state, how }) => !['met', 'partial', 'n/a'].includes(state) || how.length < 5)).toEqual([]);
});

test('the figures above the table match the table', () => {
  const count = (state: string) =>
    rows.filter((row) => row.state === state).reduce((sum, { ids }) => sum + ids.length, 0);
  expect(text).toContain(
    `Met: ${count('met')} of ${wanted.length}; partly, with the reason: ${count('partial')}; not applicable: ${count('n/a')}.`,
  );
});

test('each file named in a row exists', () => {
  const named = rows.flatMap(({ how }) =>
    [...how.matchAll(/`((?:src|e2e|docs|deploy|tools)\/[^`]+)`/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
