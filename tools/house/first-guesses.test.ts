import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';

const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const guesses = [
  ...contributing.matchAll(/^\| (?<question>[^|]+\?) \| `(?<name>\w+)` in \[[^\]]+\]\((?<file>[^)]+)\) \|$/gm),
];

test('a newcomer has five questions', () => {
  expect(guesses).toHaveLength(5);
});

test.each(guesses.map(({ groups }) => groups ?? {}))('$question: $name is in $file', ({ name = '', file = '' }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toMatch(
    new RegExp(`^(export (async )?(const|function) ${name}\\b|  ${name}: \\{)`, 'm'),
  );
});
