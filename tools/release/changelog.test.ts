import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { notesOf, unreleasedNotes, versionError, withRelease } from './changelog.mjs';

const changelog = '# Changelog\n\n## Unreleased\n\n### For programs\n- One.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n';

test.each([
  ['0.1.1', '0.1.0', true],
  ['0.2.0', '0.1.7', true],
  ['1.0.0', '0.9.3', true],
  ['0.3.0', '0.1.0', false],
  ['0.1.0', '0.1.0', false],
  ['0.2.1', '0.1.9', false],
  ['v0.2.0', '0.1.0', false],
  ['next', '0.1.0', false],
])('%s after %s', (next, present, follows) => {
  expect(versionError(next, present) === null).toBe(follows);
});

test('unreleased notes move under their version and date, and the unreleased section is empty', () => {
  const released = withRelease(changelog, { version: '0.2.0', day: '2026-02-03' });
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n### For programs\n- One.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n',
  );
  expect(notesOf(released, '0.2.0')).toBe('### For programs\n- One.');
  expect(notesOf(released, '0.1.0')).toBe('- First.');
  expect(unreleasedNotes(released)).toBeNull();
});

test('headings without entries are not notes', () => {
  expect(unreleasedNotes('## Unreleased\n\n### For programs\n\n## 0.1.0 (x)\n- a\n')).toBeNull();
  expect(unreleasedNotes('# Changelog\n')).toBeNull();
});

test('the changelog has an unreleased section and notes for every previous release', () => {
  const text = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  expect(text).toMatch(/^## Unreleased$/m);
  for (const [, version = ''] of text.matchAll(/^## (\d+\.\d+\.\d+) /gm)) expect(notesOf(text, version)).not.toBe('');
});
