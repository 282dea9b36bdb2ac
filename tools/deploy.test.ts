import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { configVariables } from '#platform/config-variables.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const files = (readdirSync(path.join(root, 'deploy'), { recursive: true }) as string[])
  .map((name) => `deploy/${name}`)
  .filter((name) => statSync(path.join(root, name)).isFile());

/** Read by the shop's environment: Node, PostgreSQL's image and the Caddyfile. */
const notOurs = new Set([
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD_FILE',
  'SHOP_HOST',
  'SHOP_PROCESSES',
]);

describe('deployment configuration', () => {
  test.each(files)('%s sets only settings that the shop reads, and starts an existing process', (name) => {
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

  /**
   * Demo settings from a copied .env.example must not apply to a production shop: in systemd an environment file takes precedence over Environment=.
   */
  test.each(['hojreh-web@.service', 'hojreh-worker.service'])(
    '%s sets its own values after the settings file',
    (name) => {
      const text = read(`deploy/systemd/${name}`);
      expect(text).not.toMatch(/^Environment=/m);
      const [, set = ''] = /^ExecStart=\/usr\/bin\/env (.*) \/usr\/bin\/node /m.exec(text) ?? [];
      const needed = ['SHOP_MODE=production', 'DATA_DIR=/var/lib/hojreh', ...(name.includes('web') ? ['PORT=%i'] : [])];
      expect(set.split(' ')).toEqual(expect.arrayContaining(needed));
    },
  );

  test("the compose file sets the image's values before the settings file, and the image can write its volumes", () => {
    const compose = read('deploy/compose.yaml');
    for (const set of ['SHOP_MODE: production', 'HOST: 0.0.0.0', "PORT: '3000'", 'DATA_DIR: /data'])
      expect(compose).toContain(`    ${set}\n`);
    const made = /install -d -o node -g node -m 700 (.*)$/m.exec(read('deploy/Containerfile'))?.[1]?.split(' ');
    const shop = compose.slice(0, compose.indexOf('\nservices:'));
    const mounted = [...shop.matchAll(/^ {4}- \w+:(\/\w+)$/gm)].map(([, folder]) => folder);
    expect(mounted).toEqual(made);
  });

  test('no secret is committed or included in an image', () => {
    const without = (file: string) => read(file).split('\n');
    for (const secret of ['.env', 'deploy/shop.env', 'deploy/database-password'])
      for (const file of ['.gitignore', '.dockerignore']) expect(without(file), file).toContain(secret);
  });

  test('docs/operating.md names only existing commands and files', () => {
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
