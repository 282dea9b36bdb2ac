import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { configVariables } from '#platform/config-variables.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const files = (readdirSync(path.join(root, 'deploy'), { recursive: true }) as string[])
  .map((name) => `deploy/${name}`)
  .filter((name) => statSync(path.join(root, name)).isFile());

/** Read by what stands around the shop: Node, PostgreSQL's image and the Caddyfile. */
const notOurs = new Set([
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD_FILE',
  'SHOP_HOST',
  'SHOP_PROCESSES',
]);

describe('what the shop is set up with', () => {
  test.each(files)('%s sets what the shop reads, and starts a process that it has', (name) => {
    const text = read(name);
    const set = [...text.matchAll(/^\s*(?:ENV|Environment=)?\s*((?:[A-Z][A-Z0-9_]+=\S+\s*)+)$/gm)]
      .flatMap(([, assignments = '']) => [...assignments.matchAll(/([A-Z][A-Z0-9_]+)=/g)])
      .concat([...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)])
      .map(([, variable = '']) => variable);
    const unknown = set.filter(
      (variable) => !notOurs.has(variable) && !configVariables.some((one) => one === variable),
    );
    expect(unknown).toEqual([]);
    const entries = read('tools/build.mjs');
    for (const [, built = ''] of text.matchAll(/build\/server\/(\w+)\.js/g))
      expect(entries).toContain(`src/start/${built}.ts`);
  });

  test('docs/operating.md names only commands and files that are there', () => {
    const text = read('docs/operating.md');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    for (const [, link = ''] of text.matchAll(/\]\(\.\.\/([^)]+)\)/g))
      expect(statSync(path.join(root, link))).toBeTruthy();
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !notOurs.has(name) && !configVariables.some((one) => one === name))).toEqual([]);
  });
});
