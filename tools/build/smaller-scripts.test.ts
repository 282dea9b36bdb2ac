import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallerScripts } from './smaller-scripts.mjs';

const written =
  'const longNameOfAll = (first) => { if (first > 1) { return first * 2; } else { return first * 3; } };\nexport { longNameOfAll as a };\n';

test('the first scripts are minified with the same behaviour; others are unchanged', async () => {
  const client = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  mkdirSync(path.join(client, 'assets'));
  const file = (name: string) => path.join(client, 'assets', name);
  for (const name of ['framework-Dy85btYo.js', 'settings-page-Dy85btYo.js']) writeFileSync(file(name), written);
  await smallerScripts(client);
  expect(readFileSync(file('settings-page-Dy85btYo.js'), 'utf8')).toBe(written);
  const smaller = readFileSync(file('framework-Dy85btYo.js'), 'utf8');
  expect(smaller.length).toBeLessThan(written.length - 40);
  const { a } = (await import(`data:text/javascript,${encodeURIComponent(smaller)}`)) as {
    a: (first: number) => number;
  };
  expect([a(1), a(2)]).toEqual([3, 4]);
});
