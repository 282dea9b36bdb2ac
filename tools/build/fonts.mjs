import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../project.mjs';

/** The folder of the subsets, beside their licence (SIL OFL 1.1), which permits subsets of a font and has to accompany them. */
export const folder = path.join(root, 'src/ui/theme/fonts');

/** The range of weights that the shop uses: without the others, each subset is a quarter smaller. */
const weights = { min: 400, max: 800 };

/**
 * The subsets of Vazirmatn by `unicode-range`. `first` covers Persian and Arabic pages, with the space and ASCII punctuation, so that a page without
 * Latin letters or digits fetches no other; `latin` covers those; `arabic` covers other languages in Arabic script.
 */
export const parts = {
  first:
    'U+20-22, U+25-2F, U+3A-3B, U+3F, U+7C, U+A0, U+AB, U+B7, U+BB, U+D7, U+60C, U+61B, U+61F, U+621-63A, U+640-655, ' +
    'U+660-66D, U+670, U+67E, U+686, U+698, U+6A9, U+6AF, U+6C0, U+6CC, U+6F0-6F9, U+200C-200F, U+2013-2014, U+2022, U+2026',
  latin:
    'U+23-24, U+30-39, U+3C-3E, U+40-5A, U+5B-7B, U+7D-7E, U+A1-AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, ' +
    'U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2012, U+2018-201E, U+20AC, U+2122, U+2212',
  arabic:
    'U+600-60B, U+60D-61A, U+61C-61E, U+620, U+63B-63F, U+656-65F, U+66E-66F, U+671-67D, U+67F-685, U+687-697, U+699-6A8, ' +
    'U+6AA-6AE, U+6B0-6BF, U+6C1-6CB, U+6CD-6EF, U+6FA-6FF, U+750-77F, U+FB50-FDFF, U+FE70-FEFC',
};

/** Returns every character of a `unicode-range`. */
export function charactersIn(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset));
    })
    .join('');
}

/** Returns a subset of the variable font in the package `vazirmatn`, as WOFF2. */
export async function partOfFont(name) {
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(path.join(root, 'node_modules/vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'));
  return subsetFont(whole, charactersIn(parts[name]), { targetFormat: 'woff2', variationAxes: { wght: weights } });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of Object.keys(parts)) {
    const made = await partOfFont(name);
    await writeFile(path.join(folder, `vazirmatn-${name}.woff2`), made);
    console.log(`${name}: ${made.length} bytes`);
  }
}
