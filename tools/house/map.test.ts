import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';

test("the README's map names every feature, and only existing ones", () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const rows = /├─ features\/.*\n(?<rows>(?:│ {2}[├└]─ .*\n)+)/.exec(readme)?.groups?.['rows'] ?? '';
  const named = rows.split('\n').flatMap((row) =>
    row
      .replace(/^│ {2}[├└]─ /, '')
      .split(' ')
      .filter(Boolean),
  );
  expect(named.toSorted()).toEqual(readdirSync(path.join(root, 'src/features')).toSorted());
});
