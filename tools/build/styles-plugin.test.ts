import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withAdoptedStyles } from './styles-plugin.ts';

const changed = (file: string) => {
  const id = path.resolve('node_modules', file);
  return withAdoptedStyles(readFileSync(id, 'utf8'), id);
};

test.each(['sonner/dist/index.mjs', '@tiptap/core/dist/index.js', 'react-style-singleton/dist/es2015/singleton.js'])(
  '%s creates no style element of its own',
  (file) => {
    expect(changed(file)).toContain('adoptStyle(');
    expect(changed(file)).not.toMatch(/createElement\(['"]style['"]\)/);
  },
);

test("dialogs and announcements leave the page's own styles unchanged", () => {
  expect(changed('sonner/dist/index.mjs')).not.toContain('html[dir=');
  expect(changed('react-style-singleton/dist/es2015/singleton.js')).toContain('removed-body-scroll-bar-size');
});

test('a changed package stops the build, and other modules are unchanged', () => {
  expect(() => withAdoptedStyles('export const a = 1;', path.resolve('node_modules/sonner/dist/index.mjs'))).toThrow(
    'another way',
  );
  expect(changed('sonner/dist/styles.css')).toBeNull();
});
