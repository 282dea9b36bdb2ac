import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, root } from '../project.mjs';

/** Sources by rule: what is in the source, the source, and the number of reports. */
const cases = [
  [
    'busy-by-action',
    'a flag around a call',
    'const f = async () => { setPaying(true); await pay(); setPaying(false); }',
    1,
  ],
  [
    'busy-by-action',
    'one that is freed in any case',
    'async function f() { setX(true); try { await pay(); } finally { setX(false); } }',
    1,
  ],
  [
    'busy-by-action',
    'one that is a reason',
    'const f = async () => { setFailed(false); try { await pay(); } catch { setFailed(true); } }',
    0,
  ],
  [
    'busy-by-action',
    'a dialog that opens and one that closes',
    'const f = () => { setOpen(true); }; const g = async () => { await x(); setOpen(false); }',
    0,
  ],
  ['no-fetch-in-effect', 'a call', "useEffect(() => { void customerApi('GET /api/orders/'); }, [])", 1],
  [
    'no-fetch-in-effect',
    'a call within',
    "useEffect(() => { const f = () => browserApi('GET /x/').then(set); f(); }, [])",
    2,
  ],
  [
    'no-fetch-in-effect',
    'a promise of another module',
    'useEffect(() => { citiesOf(province).then(setCities); }, [province])',
    1,
  ],
  ['no-fetch-in-effect', 'a script that comes later', "useEffect(() => { import('./more.ts').then(begin); }, [])", 0],
  ['no-fetch-in-effect', 'a subscription', 'useEffect(() => followLive({ onEvent }), [])', 0],
  ['no-interval', 'an interval', 'const turn = setInterval(look, 1000)', 1],
  ['no-interval', 'an interval of the window', 'window.setInterval(look, 1000)', 1],
  ['no-interval', 'a timer', 'setTimeout(look, 1000)', 0],
  ['no-answer-by-name', 'a network alone', 'const isLost = (error) => error.status === 0', 1],
  ['no-answer-by-name', 'one that may be missing', 'const isLost = (error) => error?.status !== 0', 1],
  ['no-answer-by-name', 'a part of an error', 'explain(({ status, message }) => (status === 0 ? lost : message))', 1],
  ['no-answer-by-name', 'another status', 'const isMissing = (error) => error.status === 404', 0],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'hojreh-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The number of reports of each rule in each case: `rule case` → count. */
const found = new Map<string, number>();

beforeAll(() => {
  const rules = Object.fromEntries(cases.map(([rule]) => [`house/${rule}`, 'error']));
  const config = path.join(folder, 'lint.json');
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [path.join(root, 'tools/house/house-rules.mjs')],
      categories: { correctness: 'off' },
      rules,
    }),
  );
  for (const [index, [, , source]] of cases.entries()) writeFileSync(path.join(folder, `case-${index}.tsx`), source);
  const { stdout } = spawnSync(process.execPath, [path.join(root, bin.oxlint), '-c', config, '-f', 'json', folder], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] };
  for (const { code, filename } of diagnostics) {
    const key = `${code ?? 'no code'} ${path.basename(filename)}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
});

test.each(cases.map(([rule, title, , count], index) => [rule, title, count, index] as const))(
  '%s: %s',
  (rule, _title, count, index) => {
    expect(found.get(`house(${rule}) case-${index}.tsx`) ?? 0).toBe(count);
  },
);

test('no comment disables a lint rule; exceptions are in .oxlintrc.jsonc with a reason', () => {
  const comment = ['oxlint', 'eslint'].map((name) => `${name}-disable`).join('|');
  const { stdout } = spawnSync('git', ['grep', '-lE', comment, '--', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('only root folders are excluded from linting, not source folders of the same name', () => {
  const settings = readFileSync(path.join(root, '.oxlintrc.jsonc'), 'utf8');
  const leftOut = /"ignorePatterns": \[([^\]]+)\]/.exec(settings)?.[1]?.match(/"[^"]+"/g) ?? [];
  expect(leftOut.length).toBeGreaterThan(5);
  expect(leftOut.filter((pattern) => !pattern.startsWith('"/'))).toEqual([]);
});
