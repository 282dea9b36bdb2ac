import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { house } from './house-rules.mjs';

/** What the rule says of a screen's source. */
function findings(rule: string, source: string): number {
  const found = new Linter().verify(
    source,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { house },
        rules: { [`house/${rule}`]: 'error' },
      },
    ],
    'screen.tsx',
  );
  expect(found.filter(({ ruleId }) => ruleId === null)).toEqual([]);
  return found.length;
}

test.each([
  ['a flag around a call', 'const f = async () => { setPaying(true); await pay(); setPaying(false); }', 1],
  [
    'one that is freed in any case',
    'async function f() { setX(true); try { await pay(); } finally { setX(false); } }',
    1,
  ],
  [
    'one that is a reason',
    'const f = async () => { setFailed(false); try { await pay(); } catch { setFailed(true); } }',
    0,
  ],
  [
    'a dialog that opens and one that closes',
    'const f = () => { setOpen(true); }; const g = async () => { await x(); setOpen(false); }',
    0,
  ],
] as const)('busy-by-action: %s', (_name, source, count) => {
  expect(findings('busy-by-action', source)).toBe(count);
});

test.each([
  ['a call', "useEffect(() => { void customerApi('GET /api/orders/'); }, [])", 1],
  ['a call within', "useEffect(() => { const f = () => browserApi('GET /x/').then(set); f(); }, [])", 2],
  ['a promise of another module', 'useEffect(() => { citiesOf(province).then(setCities); }, [province])', 1],
  ['a script that comes later', "useEffect(() => { import('./more.ts').then(begin); }, [])", 0],
  ['a subscription', 'useEffect(() => followLive({ onEvent }), [])', 0],
] as const)('no-fetch-in-effect: %s', (_name, source, count) => {
  expect(findings('no-fetch-in-effect', source)).toBe(count);
});

test.each([
  ['an interval', 'const turn = setInterval(look, 1000)', 1],
  ['an interval of the window', 'window.setInterval(look, 1000)', 1],
  ['a timer', 'setTimeout(look, 1000)', 0],
] as const)('no-interval: %s', (_name, source, count) => {
  expect(findings('no-interval', source)).toBe(count);
});
