import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersIn, folder, partOfFont, parts } from './fonts.mjs';

const source = path.join(import.meta.dirname, '../../src');
const css = readFileSync(path.join(source, 'ui/theme/fonts.css'), 'utf8').replace(/\s+/g, ' ');
const names = ['first', 'latin', 'arabic'] as const;

describe('subsets of the font', () => {
  it.each(names)('%s is what the tool generates from the package, and fonts.css lists its characters', async (name) => {
    expect(css).toContain(`url('./fonts/vazirmatn-${name}.woff2') format('woff2'); unicode-range: ${parts[name]};`);
    expect((await readFile(path.join(folder, `vazirmatn-${name}.woff2`))).equals(await partOfFont(name))).toBe(true);
  });

  it('share no character', () => {
    const all = names.flatMap((name) => [...charactersIn(parts[name])]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('weigh at most 60 kB in total on an English page and 25 kB on a Persian one', async () => {
    const [first, latin] = await Promise.all(
      (['first', 'latin'] as const).map(
        async (name) => (await readFile(path.join(folder, `vazirmatn-${name}.woff2`))).length,
      ),
    );
    expect(first).toBeLessThan(25_000);
    expect((first ?? Infinity) + (latin ?? Infinity)).toBeLessThan(60_000);
  });

  it('the first subset covers every Persian text of the shop without Latin letters or digits', () => {
    const first = new Set(charactersIn(parts.first));
    const arabic = new Set(charactersIn(parts.arabic));
    const tables = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.messages.ts'),
    );
    const texts = tables.map((file) => readFileSync(path.join(source, file), 'utf8')).join('');
    expect([...new Set(texts)].filter((character) => arabic.has(character))).toEqual([]);
    for (const character of 'آبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئءأإؤةيك‌ ۰۱۲۳۴۵۶۷۸۹٬٫٪،؛؟«»…–')
      expect(first, character).toContain(character);
  });
});
