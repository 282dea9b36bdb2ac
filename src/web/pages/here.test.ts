import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('after signing in the user returns to the section viewed, not to the top of its page', () => {
  const screens = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const withoutPart = screens.filter((file) =>
    /from: pathname(?: \+ search)? *[,}]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(withoutPart).toEqual([]);
});
