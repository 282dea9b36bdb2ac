import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

/** The code that runs in a shop, without its tests. */
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|factory)\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, 'src', file), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

test("no system command is run except the shop's own processes (ASVS 1.2.5)", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(filesWith(/child_process/)).toEqual(['start/accept-several.ts', 'start/process.ts']);
});

test('no text is executed as a script (ASVS 1.3.2)', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|setTimeout\(\s*['"`]/)).toEqual([]);
});

test('text becomes HTML in three files, none of which writes user input (ASVS 1.1.2, 3.2.2)', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([
    // Server-rendered HTML stays unchanged until it is near the viewport.
    'features/questions/storefront/reviews-when-near.tsx',
    // The script of the first paint, from this code alone.
    'root.tsx',
    // The shapes of an icon, from this code alone.
    'ui/media/create-icon.tsx',
  ]);
});

test('no certificate is accepted without verification (ASVS 12.3.2)', () => {
  expect(filesWith(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

test('conditional request tags are compared in one place, as HTTP defines: weak, several and any', () => {
  expect(filesWith(/if-none-match'\] *(===|!==)|(===|!==) *[\w.]*\['if-none-match'\]/)).toEqual([]);
});
