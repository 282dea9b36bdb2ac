import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { markupOfBuild, policyRules } from './trusted-types.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const root = path.resolve(import.meta.dirname, '..');
/** All source files as text, by their path below src/. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')] as const);

const assigned = (text: string) => policyRules.createHTML(text, 'TrustedHTML', 'Element innerHTML');

test.each(['', 'سلام', '{"@type":"Product","name":"\\u003cb>"}', '&lt;img src=x&gt;', '<script></script>'])(
  "text without markup and React's empty script are assigned: %s",
  (text) => {
    expect(assigned(text)).toBe(text);
  },
);

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'a <b>word</b>',
  '<script></script><img src=x>',
  '<',
])('markup is refused: %s', (text) => {
  expect(() => assigned(text)).toThrow(TypeError);
});

test('only the icons of the build bypass the policy by name', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const callers = sources.filter(
    ([file, text]) => !file.includes('trusted-types') && /\b(?:markupOfBuild|createHTML|trustedTypes)\b/.test(text),
  );
  expect(callers.map(([file]) => file)).toEqual(['ui/media/create-icon.tsx']);
});

test('the icons of the build are passed unchanged', () => {
  expect(markupOfBuild('<path d="m9 18 6-6-6-6"/>')).toBe('<path d="m9 18 6-6-6-6"/>');
});

test.each([
  ['/service-worker.js', true],
  ['https://shop.example/assets/proof.worker-Ab_1-x.js', true],
  ['/assets/../media/upload.js', false],
  ['/media/stranger.js', false],
  ['//evil.example/service-worker.js', false],
  ['https://evil.example/assets/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://shop.example/assets/a.js', false],
])('a worker is started from the build only: %s', (address, allowed) => {
  vi.stubGlobal('location', new URL('https://shop.example/home'));
  if (allowed) expect(policyRules.createScriptURL(address)).toBe(address);
  else expect(() => policyRules.createScriptURL(address)).toThrow(TypeError);
});
